import { useCallback, useRef } from 'preact/hooks'

/** Digits that follow each other so fast are one number. */
const together = 800

/** In the list of choices arrows go from one to the next, and the number of a thing goes to it. */
export function useLineKeys(): (event: KeyboardEvent & { readonly currentTarget: HTMLElement }) => void {
  const typed = useRef({ text: '', at: 0 })
  return useCallback((event) => {
    const { key, target, currentTarget } = event
    if (!(target instanceof HTMLElement) || target.matches('input') || event.ctrlKey || event.metaKey) return
    const lines = [...currentTarget.querySelectorAll<HTMLElement>('.line-choice')]
    const here = lines.indexOf(target)
    if (here >= 0 && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault()
      lines[(here + (key === 'ArrowDown' ? 1 : -1) + lines.length) % lines.length]?.focus()
      return
    }
    if (!/^\d$/.test(key)) return
    const now = performance.now()
    const text = now - typed.current.at < together ? typed.current.text + key : key
    const found = [text, key].map((mark) => lines.find((line) => markOf(line) === mark)).find(Boolean)
    typed.current = { text, at: now }
    if (!found) return
    event.preventDefault()
    found.focus()
    if (found.ariaChecked !== 'true') found.click()
  }, [])
}

const markOf = (line: Element): string | undefined => line.querySelector('.chip')?.textContent?.trim()
