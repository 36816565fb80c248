// Listening to a table: a WebSocket that comes back by itself, and asking now and then while it cannot.

import * as api from './client'
import type { LiveMessage, Message, Presence, TableView } from './types'

export interface Hearer {
  table: (table: TableView) => void
  message: (message: Message) => void
  present: (present: Presence | null) => void // null while nobody can tell
  offset: (milliseconds: number) => void // how far the server's clock is ahead of ours
  state: (state: 'live' | 'polling' | 'lost' | 'gone') => void
  since: () => number // the ply from which the next answer shall tell
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 15_000
const ASK_EVERY = 2_500
const GONE = [4404, 4403, 4422, 4400]

const KINDS: Record<LiveMessage['kind'], true> = { hello: true, table: true, message: true, present: true }
/** A newer server may say more. */
const isLive = (said: unknown): said is LiveMessage =>
  typeof said === 'object' && said !== null && 'kind' in said && String(said.kind) in KINDS

export class Live {
  #socket: WebSocket | null = null
  #failures = 0
  #timer = 0
  #asking = 0
  #etag: string | null = null
  #closed = false
  readonly #wake = () => document.visibilityState === 'visible' && !this.#socket && this.#connect()

  constructor(
    readonly id: string,
    readonly hearer: Hearer,
  ) {
    window.addEventListener('online', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
    this.#connect()
  }

  close(): void {
    this.#closed = true
    window.removeEventListener('online', this.#wake)
    document.removeEventListener('visibilitychange', this.#wake)
    clearTimeout(this.#timer)
    clearTimeout(this.#asking)
    this.#socket?.close()
  }

  /** Listen anew as whom one is now: a listener without a name sees no seat as its own. */
  again(): void {
    if (this.#socket) this.#socket.onmessage = this.#socket.onclose = null
    this.#socket?.close()
    this.#connect()
  }

  #connect(): void {
    clearTimeout(this.#timer)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live?since=${this.hearer.since()}`)
    socket.binaryType = 'arraybuffer'
    this.#socket = socket
    socket.onmessage = (event) => this.#hear(event.data)
    socket.onclose = (event) => this.#lost(event.code)
  }

  #hear(data: ArrayBuffer | string): void {
    const said: unknown = JSON.parse(typeof data === 'string' ? data : new TextDecoder().decode(data))
    if (!isLive(said)) return
    if (said.kind === 'hello') {
      this.#failures = 0
      clearTimeout(this.#asking)
      this.#asking = 0
      this.hearer.offset(said.now - Date.now())
      this.hearer.state('live')
    } else if (said.kind === 'table') this.hearer.table(said)
    else if (said.kind === 'message') this.hearer.message(said)
    else this.hearer.present(said)
  }

  #lost(code: number): void {
    this.#socket = null
    if (this.#closed) return
    this.hearer.present(null)
    if (GONE.includes(code)) return this.hearer.state('gone')
    this.#failures += 1
    this.hearer.state('lost')
    if (this.#failures > 1 && !this.#asking) void this.#ask()
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#failures - 1))
    this.#timer = window.setTimeout(() => this.#connect(), wait * (0.7 + Math.random() * 0.6))
  }

  /** Ask as long as there is no WebSocket. */
  async #ask(): Promise<void> {
    try {
      const found = await api.tableIfChanged(this.id, this.hearer.since(), this.#etag)
      if (found) {
        this.#etag = found.etag
        this.hearer.table(found.table)
        for (const message of await api.messages(this.id)) this.hearer.message(message)
      }
      this.hearer.state('polling')
    } catch {
      this.hearer.state('lost')
    }
    if (!this.#closed && this.#failures) this.#asking = window.setTimeout(() => void this.#ask(), ASK_EVERY)
  }
}
