import { useSay } from '../language/language.js'
import { Button } from '../ui/button.js'
import { boardTexts } from './texts.js'

/** The maps of a title that has several. */
export interface SheetChoice {
  readonly all: readonly { readonly id: string; readonly label: string }[]
  /** Where things happen just now: shown first where there is room for one only. */
  readonly now: string
}

interface SheetSwitchProps {
  readonly choice: SheetChoice
  /** The sheets that are seen just now. */
  readonly seen: readonly string[]
  onShow(sheet: string): void
}

/** Goes from one map to the other. */
export function SheetSwitch({ choice, seen, onShow }: SheetSwitchProps) {
  const say = useSay(boardTexts)
  return (
    <div class="map-sheets" role="group" aria-label={say('sheets')}>
      {choice.all.map(({ id, label }) => (
        <Button key={id} pressed={seen.includes(id)} onPress={() => onShow(id)}>
          {label}
        </Button>
      ))}
    </div>
  )
}
