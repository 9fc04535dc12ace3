import { useLayoutEffect } from 'preact/hooks'
import { useSay } from '../language/language.js'
import { Button } from '../ui/button.js'
import { isWriting } from '../ui/typing.js'
import type { Paper } from './paper.js'
import { boardTexts } from './texts.js'
import type { View } from './use-view.js'

/** What the map can be fitted to: hexes that matter now. */
export interface Fit {
  readonly key: 'f' | 'c'
  readonly label: string
  readonly hexes: readonly string[]
}

/** Fits the map by a key, wherever the focus is: F to what can be built on, C to the company, 0 to everything. */
export function useFitKeys(view: View, paper: Paper, fits: readonly Fit[]): void {
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
      if (isWriting(event.target)) return
      const fit = fits.find(({ key }) => key === event.key)
      if (fit) view.fit(paper.around(fit.hexes))
      else if (event.key === '0') view.fit()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [view, paper, fits])
}

interface FitChoiceProps {
  readonly view: View
  readonly paper: Paper
  readonly fits: readonly Fit[]
}

/** The same by hand. */
export function FitChoice({ view, paper, fits }: FitChoiceProps) {
  const say = useSay(boardTexts)
  if (fits.length === 0) return null
  return (
    <div class="map-fits" role="group" aria-label={say('fitTo')}>
      {fits.map(({ key, label, hexes }) => (
        <Button key={key} shortcut={key.toUpperCase()} onPress={() => view.fit(paper.around(hexes))}>
          {label} <kbd>{key.toUpperCase()}</kbd>
        </Button>
      ))}
      <Button shortcut="0" onPress={() => view.fit()}>
        {say('everything')} <kbd>0</kbd>
      </Button>
    </div>
  )
}
