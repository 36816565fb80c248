import { beforeEach, expect, test, vi } from 'vitest'
import type { PlayedAction } from '../../src/api/types'
import type { Frame, Told } from '../../src/board/contract'
import { Playback, type FrameSource, type Step } from '../../src/table/playback.svelte'
import { FakeClock, later, settled } from './clock'

const QUIET = 'quiet'
const PACES: Record<string, number> = { short: 100, long: 1000, [QUIET]: 0 }
const played = (kind: string, ply: number) => ({ ply, mover: 0, events: [{ kind }] }) as unknown as PlayedAction
const TOLD: Told = { event: { kind: 'x' }, words: { id: 'x' }, pieces: [], player: 1 }
function script({ events }: PlayedAction): Step[] {
  const [{ kind }] = events as unknown as { kind: string }[]
  if (kind === 'story') return [1, 2, 3].map(() => ({ told: TOLD, milliseconds: 200 }))
  return PACES[kind] ? [{ told: null, milliseconds: PACES[kind] }] : []
}

class FakeSource implements FrameSource {
  plies: PlayedAction[] = []
  frames = new Map<number, Frame>()
  asked: [number, number][] = []
  fails = false

  constructor(...kinds: string[]) {
    this.add(...kinds)
  }
  add(...kinds: string[]) {
    for (const kind of kinds) this.plies.push(played(kind, this.plies.length))
    this.frames.set(this.plies.length, frame(this.plies.length)) // the newest is at hand
  }
  at = (ply: number) => this.frames.get(ply)
  load = vi.fn(async (from: number, to: number) => {
    if (this.fails) throw new Error('away')
    for (let ply = from; ply <= to; ply += 1) this.frames.set(ply, frame(ply))
    this.asked.push([from, to])
  })
}
const frame = (ply: number) => ({ ply, mover: 0, view: { ply }, happened: [] }) as unknown as Frame

let clock: FakeClock
beforeEach(() => (clock = new FakeClock()))

async function shownAt(source: FakeSource, ply: number): Promise<Playback> {
  const playback = new Playback(source, script, clock)
  await playback.seek(ply)
  source.load.mockClear()
  source.asked = []
  return playback
}

test('each step is shown as long as its events deserve', async () => {
  const playback = await shownAt(new FakeSource('short', 'long', 'short'), 0)
  playback.play(0, 3)
  expect(playback.isPlaying).toBe(true)
  await clock.pass(0)
  expect(playback.shown!.ply).toBe(1)
  await clock.pass(100)
  expect(playback.shown!.ply).toBe(2)
  await clock.pass(999)
  expect(playback.shown!.ply).toBe(2)
  await clock.pass(1)
  expect(playback.shown!.ply).toBe(3)
  expect(playback.isPlaying).toBe(false)
})

test('what there is nothing to see of is passed over, and told with the next step', async () => {
  const playback = await shownAt(new FakeSource(QUIET, QUIET, 'short', QUIET), 0)
  expect(playback.stops).toEqual([0, 3, 4])
  playback.play(0, 4)
  await clock.pass(0)
  expect(playback.shown!.ply).toBe(3)
  expect(playback.shown!.happened.map(({ ply }) => ply)).toEqual([0, 1, 2])
  await clock.pass(100)
  expect([playback.shown!.ply, playback.isPlaying]).toEqual([4, false])
})

test('all frames on the way are one request, up to 32 plies', async () => {
  const source = new FakeSource(...Array.from({ length: 40 }, () => 'short'))
  const playback = await shownAt(source, 0)
  playback.play(0, 40)
  await clock.pass(100 * 40)
  expect(playback.shown!.ply).toBe(40)
  expect(source.asked).toEqual([
    [1, 32],
    [33, 40],
  ])
})

test('whoever skips sees the end at once, without the steps between', async () => {
  const source = new FakeSource('long', 'long', 'long')
  const playback = await shownAt(source, 0)
  playback.play(0, 3)
  await clock.pass(10)
  playback.skip()
  expect([playback.shown!.ply, playback.isPlaying]).toEqual([3, false])
  expect(playback.shown!.happened.map(({ ply }) => ply)).toEqual([1, 2])
  await clock.pass(5000)
  expect(playback.shown!.ply).toBe(3)
})

test('what is played meanwhile is shown after the rest', async () => {
  const source = new FakeSource('long')
  const playback = await shownAt(source, 0)
  playback.play(0, 1)
  await clock.pass(0)
  source.add('short', 'short')
  playback.play(1, 2)
  playback.play(1, 3)
  await clock.pass(999)
  expect(playback.shown!.ply).toBe(1) // it is still being looked at
  await clock.pass(1)
  expect(playback.shown!.ply).toBe(2)
  await clock.pass(100)
  expect([playback.shown!.ply, playback.isPlaying]).toEqual([3, false])
})

test('what was taken back while it was on its way is not shown', async () => {
  const source = new FakeSource('long', 'long', 'long')
  const playback = await shownAt(source, 0)
  playback.play(0, 3)
  await clock.pass(0)
  source.plies = source.plies.slice(0, 1)
  source.frames = new Map([[1, frame(1)]])
  await playback.seek(1)
  await clock.pass(5000)
  expect([playback.shown!.ply, playback.isPlaying]).toEqual([1, false])
})

test('a frame that was dropped on the way is fetched anew', async () => {
  const source = new FakeSource('long', 'long')
  const playback = await shownAt(source, 0)
  playback.play(0, 2)
  await clock.pass(0)
  source.frames.delete(2)
  await clock.pass(1000)
  expect(playback.shown!.ply).toBe(2)
})

test('showing again begins with the frame before, and holds it for a moment', async () => {
  const playback = await shownAt(new FakeSource('short', 'short'), 2)
  playback.play(0, 2)
  await clock.pass(499)
  expect(playback.shown!.ply).toBe(0)
  expect(playback.shown!.happened).toEqual([])
  await clock.pass(1)
  expect(playback.shown!.ply).toBe(1)
})

test('whoever pauses stays, and goes on from there', async () => {
  const playback = await shownAt(new FakeSource('long', 'long', 'long'), 0)
  playback.play(0, 3)
  await clock.pass(0)
  playback.stop()
  await clock.pass(5000)
  expect([playback.shown!.ply, playback.isPlaying]).toEqual([1, false])
  playback.play(1, 3)
  await clock.pass(0)
  expect(playback.shown!.ply).toBe(2)
})

test('of two plies that are asked for only the later one is shown', async () => {
  const source = new FakeSource('short', 'short', 'short')
  const playback = await shownAt(source, 3)
  const slow = later<void>()
  source.load.mockImplementationOnce(async () => slow.promise)
  void playback.seek(1)
  expect(playback.wanted).toBe(1)
  void playback.seek(2)
  await settled()
  expect(playback.shown!.ply).toBe(2)
  source.frames.set(1, frame(1))
  slow.resolve()
  await settled()
  expect(playback.shown!.ply).toBe(2)
})

test('back and forth go from stop to stop', async () => {
  const playback = await shownAt(new FakeSource('short', QUIET, 'short', QUIET), 1)
  expect([playback.previous, playback.next]).toEqual([0, 3])
  await playback.seek(3)
  expect([playback.previous, playback.next]).toEqual([1, 4])
  await playback.seek(4)
  expect(playback.next).toBe(4)
})

test('going back tells nothing as new', async () => {
  const playback = await shownAt(new FakeSource('short', 'short'), 2)
  await playback.seek(1)
  expect(playback.shown!.happened).toEqual([])
})

test('without the frames between the end is shown, if it is at hand', async () => {
  const source = new FakeSource('short', 'short', 'short')
  const playback = await shownAt(source, 0)
  source.fails = true
  playback.play(0, 3)
  await clock.pass(0)
  expect([playback.shown!.ply, playback.isPlaying]).toEqual([3, false])
})

test('a frame that cannot be fetched is a failure, until another is shown', async () => {
  const source = new FakeSource('short', 'short')
  const playback = await shownAt(source, 2)
  source.fails = true
  await playback.seek(1)
  expect(String(playback.failure)).toBe('Error: away')
  expect(playback.shown!.ply).toBe(2)
  source.fails = false
  await playback.seek(1)
  expect([playback.failure, playback.shown!.ply]).toEqual([null, 1])
})

// Told in steps

test('a story is told step by step, and to its end before one may act', async () => {
  const playback = await shownAt(new FakeSource('short', 'story'), 0)
  playback.play(0, 2)
  await clock.pass(100)
  expect([playback.shown!.ply, playback.telling, playback.progress]).toEqual([
    2,
    { told: TOLD, step: 0, steps: 3 },
    { step: 1, steps: 4 },
  ])
  await clock.pass(400)
  expect([playback.telling!.step, playback.isPlaying]).toEqual([2, true])
  await clock.pass(200)
  expect([playback.telling, playback.isPlaying]).toEqual([null, false])
})

test('whoever has read a step goes on to the next', async () => {
  const playback = await shownAt(new FakeSource('story'), 0)
  playback.play(0, 1)
  await clock.pass(10)
  playback.hurry()
  await clock.pass(0)
  expect(playback.telling!.step).toBe(1)
})

test('a paused story waits, and goes on from there', async () => {
  const playback = await shownAt(new FakeSource('story'), 0)
  playback.play(0, 1)
  await clock.pass(10)
  playback.pause(true)
  await clock.pass(5000)
  expect([playback.telling!.step, playback.isPaused]).toEqual([0, true])
  playback.pause(false)
  await clock.pass(0)
  expect(playback.telling!.step).toBe(1)
})

test('whoever skips a story may act at once', async () => {
  const playback = await shownAt(new FakeSource('story', 'story'), 0)
  playback.play(0, 2)
  await clock.pass(10)
  playback.pause(true)
  playback.skip()
  expect([playback.shown!.ply, playback.telling, playback.isPlaying, playback.isPaused]).toEqual([
    2,
    null,
    false,
    false,
  ])
})

test('a frame never stands there without the first step of its story', async () => {
  const source = new FakeSource('short', 'story')
  await source.load(0, 2)
  const seen: [number, number | undefined][] = []
  const playback = new Playback(source, script, clock)
  await playback.seek(0)
  playback.play(0, 2)
  for (let moment = 0; moment < 60; moment += 1) {
    await Promise.resolve()
    seen.push([playback.shown!.ply, playback.telling?.step])
    if (moment === 30) void clock.pass(100)
  }
  expect(seen).toContainEqual([2, 0])
  expect(seen).not.toContainEqual([2, undefined])
})
