// Soft sounds of our own, made on the spot, and a notice when it is one's turn; both only for those who asked for them.

import { settings } from '../session.svelte'

/** What can be heard. */
export type Sound = 'tile' | 'coin' | 'card' | 'dig' | 'evaluation' | 'turn' | 'end'

interface Tone {
  pitch: number // hertz
  at: number // seconds after the beginning
  length: number
  loudness: number
  shape?: OscillatorType
}
interface Rustle {
  pitch: number // the noise around it is let through
  length: number
  loudness: number
}
const bell = (pitch: number, at: number, length = 0.6): Tone => ({ pitch, at, length, loudness: 0.16 })
const SOUNDS: Record<Sound, { tones: Tone[]; rustle?: Rustle }> = {
  tile: {
    tones: [{ pitch: 190, at: 0, length: 0.09, loudness: 0.3, shape: 'triangle' }],
    rustle: { pitch: 2400, length: 0.03, loudness: 0.12 },
  },
  coin: {
    tones: [
      { pitch: 1870, at: 0, length: 0.22, loudness: 0.07 },
      { pitch: 2510, at: 0.03, length: 0.26, loudness: 0.05 },
    ],
  },
  card: { tones: [], rustle: { pitch: 3200, length: 0.11, loudness: 0.2 } },
  dig: {
    tones: [{ pitch: 95, at: 0, length: 0.18, loudness: 0.35, shape: 'triangle' }],
    rustle: { pitch: 700, length: 0.2, loudness: 0.35 },
  },
  evaluation: { tones: [bell(392, 0), bell(494, 0.1), bell(587, 0.2)] },
  turn: { tones: [bell(523, 0, 0.5), bell(659, 0.14, 0.5)] },
  end: { tones: [bell(392, 0), bell(494, 0.14), bell(587, 0.28), bell(784, 0.42, 1.2)] },
}

let context: AudioContext | null = null

export function play(sound: Sound): void {
  if (!settings.volume) return
  context ??= new AudioContext()
  void context.resume() // it sleeps until one has touched the page
  const whole = context.createGain()
  whole.gain.value = settings.volume
  whole.connect(context.destination)
  const { tones, rustle } = SOUNDS[sound]
  for (const tone of tones) ring(context, whole, tone)
  if (rustle) scratch(context, whole, rustle)
}

function ring(on: AudioContext, to: AudioNode, { pitch, at, length, loudness, shape = 'sine' }: Tone): void {
  const tone = new OscillatorNode(on, { frequency: pitch, type: shape })
  tone.connect(fade(on, to, on.currentTime + at, length, loudness))
  tone.start(on.currentTime + at)
  tone.stop(on.currentTime + at + length)
}

function scratch(on: AudioContext, to: AudioNode, { pitch, length, loudness }: Rustle): void {
  const noise = on.createBuffer(1, Math.ceil(on.sampleRate * length), on.sampleRate)
  const samples = noise.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  const source = new AudioBufferSourceNode(on, { buffer: noise })
  const filter = new BiquadFilterNode(on, { type: 'bandpass', frequency: pitch, Q: 0.8 })
  source.connect(filter).connect(fade(on, to, on.currentTime, length, loudness))
  source.start()
}

/** A volume that rises at once and dies away softly. */
function fade(on: AudioContext, to: AudioNode, begin: number, length: number, loudness: number): AudioNode {
  const volume = on.createGain()
  volume.gain.setValueAtTime(0, begin)
  volume.gain.linearRampToValueAtTime(loudness, begin + Math.min(0.02, length / 4))
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length)
  volume.connect(to)
  return volume
}

export function notice(title: string, body: string): void {
  if (!settings.notify || document.visibilityState === 'visible' || Notification.permission !== 'granted') return
  const shown = new Notification(title, { body, icon: '/icon-192.png', tag: location.pathname })
  shown.onclick = () => (window.focus(), shown.close())
}
