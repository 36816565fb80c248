// A soft sound and a notice when it is one's turn; both only for those who asked for them.

import { likes } from '../session.svelte'

let context: AudioContext | null = null

export function chime(): void {
  if (!likes.sound) return
  context ??= new AudioContext()
  void context.resume() // it sleeps until one has touched the page
  for (const [pitch, at] of [
    [523, 0],
    [659, 0.14],
  ] as const) {
    const [tone, volume] = [context.createOscillator(), context.createGain()]
    const begin = context.currentTime + at
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0, begin)
    volume.gain.linearRampToValueAtTime(0.08, begin + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.5)
    tone.connect(volume).connect(context.destination)
    tone.start(begin)
    tone.stop(begin + 0.5)
  }
}

export function notice(title: string, body: string): void {
  if (!likes.notify || document.visibilityState === 'visible' || Notification.permission !== 'granted') return
  const shown = new Notification(title, { body, icon: '/icon-192.png', tag: location.pathname })
  shown.onclick = () => (window.focus(), shown.close())
}
