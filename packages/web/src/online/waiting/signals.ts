import { useEffect } from 'preact/hooks'

/** The title of the tab, with how many games wait, and the sign of that on its icon. */
export function useTabSignals(title: string, waiting: number): void {
  useEffect(() => {
    document.title = waiting > 0 ? `(${waiting}) ${title}` : title
    return () => {
      document.title = 'Stellwerk'
    }
  }, [title, waiting])
  const isWaiting = waiting > 0
  useEffect(() => {
    if (!isWaiting) return undefined
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    icon?.setAttribute('href', '/icon-turn.svg')
    return () => icon?.setAttribute('href', '/icon.svg')
  }, [isWaiting])
}

/** Hertz and seconds. */
const notes: readonly (readonly [number, number])[] = [
  [659, 0],
  [880, 0.14],
]
const length = 0.3

/** Two soft notes. Browsers stay silent on pages that nobody has touched yet. */
export async function ring(): Promise<void> {
  const audio = new AudioContext()
  await audio.resume()
  for (const [pitch, at] of notes) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    const begin = audio.currentTime + at
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.15, begin)
    volume.gain.exponentialRampToValueAtTime(0.001, begin + length)
    tone.connect(volume).connect(audio.destination)
    tone.start(begin)
    tone.stop(begin + length)
  }
  setTimeout(() => void audio.close(), 1000)
}
