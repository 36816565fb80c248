// A picture of the result, to keep or to send: names, marks and points by source, drawn by the browser.

import type { Standing, TableView } from '../api/types'
import { gameTitle, list, t } from '../i18n'
import { sources } from './result'

const [WIDTH, HEIGHT, EDGE, LEFT] = [1200, 630, 56, 150]
const SHADES = ['#6f5a38', '#c59c66', '#7d5b0c', '#2f6b5e']
const LIGHT = ['#fff9ef', '#2b2320', '#fff9ef', '#fff9ef']
const PLAYERS = ['#8f5300', '#1f5788', '#3a681f', '#7d2f69']
const MARKS = [
  'M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16z',
  'M2.6 2.6h14.8v14.8H2.6z',
  'M10 1.5 19 18H1z',
  'M10 .8 19.2 10 10 19.2.8 10z',
]
const serif = (size: number, weight = 600) => `${weight} ${size}px "Source Serif 4", Georgia, serif`
const sans = (size: number, weight = 400) => `${weight} ${size}px "Source Sans 3", sans-serif`

export async function picture(table: TableView, course: readonly Standing[]): Promise<Blob> {
  await Promise.all([serif(60), sans(24), sans(28, 600)].map((font) => document.fonts.load(font)))
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT })
  const pen = canvas.getContext('2d')!
  background(pen)
  const winners = table.seats.filter(({ place }) => place === 1).map(({ name }) => name)
  write(pen, gameTitle(table.game), EDGE, 80, serif(30), '#65564b')
  const headline =
    table.players === 1
      ? t('table-solo-result', { points: table.seats[0].score ?? 0 })
      : t('table-won', { names: list(winners), count: winners.length })
  write(pen, headline, EDGE, 148, serif(60), '#2b2320', WIDTH - 2 * EDGE)
  const from = sources(course, table.game)
  const most = Math.max(1, ...table.seats.map(({ score }) => score ?? 0))
  const inOrder = [...table.seats].sort((one, other) => (one.place ?? 9) - (other.place ?? 9))
  const row = Math.min(104, 380 / inOrder.length)
  for (const [place, seat] of inOrder.entries()) {
    const top = 190 + place * row
    mark(pen, seat.seat, EDGE + 20, top + 6)
    write(pen, seat.name, EDGE + 64, top + 30, sans(28, 600), '#2b2320', 700)
    write(pen, String(seat.score ?? ''), WIDTH - EDGE, top + 44, serif(48), '#2b2320', 200, 'right')
    let x = EDGE + 64
    for (const [number, { points }] of from.entries()) {
      const width = (points[seat.seat] / most) * (WIDTH - LEFT - EDGE - 140)
      if (width <= 0) continue
      pen.fillStyle = SHADES[number]
      pen.fillRect(x, top + 44, width - 2, 32)
      if (width > 26)
        write(pen, String(points[seat.seat]), x + width / 2, top + 67, serif(20), LIGHT[number], width, 'center')
      x += width
    }
  }
  let x = EDGE + 64
  for (const [number, { words }] of from.entries()) {
    pen.fillStyle = SHADES[number]
    pen.fillRect(x, HEIGHT - 50, 18, 18)
    write(pen, t(words), x + 26, HEIGHT - 34, sans(20), '#65564b')
    x += 52 + pen.measureText(t(words)).width
  }
  write(pen, 'digsite', WIDTH - EDGE, HEIGHT - 34, serif(24), '#a6481f', 200, 'right')
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture was made'))), 'image/png'),
  )
}

function background(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = '#f6f0e4'
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.strokeStyle = '#d3c5ac'
  pen.lineWidth = 2
  pen.strokeRect(16, 16, WIDTH - 32, HEIGHT - 32)
  pen.fillStyle = '#85620f'
  pen.fillRect(16, 16, WIDTH - 32, 6)
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  most?: number,
  align: CanvasTextAlign = 'left',
): void {
  pen.font = font
  pen.fillStyle = colour
  pen.textAlign = align
  pen.fillText(text, x, y, most)
}

function mark(pen: CanvasRenderingContext2D, seat: number, x: number, y: number): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(1.5, 1.5)
  pen.fillStyle = PLAYERS[seat]
  pen.fill(new Path2D(MARKS[seat]))
  pen.restore()
}
