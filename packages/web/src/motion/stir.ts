import { useEffect } from 'preact/hooks'
import { pace } from './pace.js'

/** Where amounts stand that one watches. */
const watched = '.panel-value, .panel-fact dd, .panel-card td'
/** More at a time is another view of the game and not a change in it. */
const most = 24

/** Which way an amount went, from how it is written: 1 up, -1 down, 0 if it is none or stayed. */
export function wayOf(before: string, after: string): number {
  const [from, to] = [before, after].map((text) => Number(text.replace(/[^\d]/g, '') || Number.NaN))
  return Math.sign((to ?? 0) - (from ?? 0)) || 0
}

/** Lets amounts that change come in from the side to which they went: from below as they rise, from above as they fall. */
export function Stir() {
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      const stirred = new Map<Element, number>()
      for (const { target, oldValue } of changes) {
        const amount = target.parentElement?.closest(watched)
        const way = amount ? wayOf(oldValue ?? '', target.textContent ?? '') : 0
        if (amount && way !== 0) stirred.set(amount, way)
      }
      const how = stirred.size > 0 && stirred.size <= most && pace()
      if (!how) return
      // after the frame: what was done is on the screen first
      requestAnimationFrame(() =>
        setTimeout(() => {
          for (const [amount, way] of stirred)
            amount.animate({ translate: [`0px ${way * 0.5}em`, '0px 0px'], opacity: [0.2, 1] }, how)
        }),
      )
    })
    observer.observe(document.body, { subtree: true, characterData: true, characterDataOldValue: true })
    return () => observer.disconnect()
  }, [])
  return null
}
