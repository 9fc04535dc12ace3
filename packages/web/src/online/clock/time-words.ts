import type { TimeControl } from '@stellwerk/protocol'
import type { clockTexts } from './texts.js'

/** "10 minutes + 30 s", "2 days per move": how time is measured, in a few words; nothing without a limit. */
export function timeWords(time: TimeControl, say: ReturnType<typeof clockTexts.in>): string {
  switch (time.kind) {
    case 'none':
      return ''
    case 'move':
      return say('perMove', {
        time:
          time.hours % 24 === 0
            ? say('days', { days: time.hours / 24 })
            : say('hours', { hours: time.hours }),
      })
    case 'clock':
      return `${say('timeClock')} ${time.minutes}′ + ${time.incrementSeconds}″`
  }
}
