import { useState } from 'preact/hooks'
import type { Row } from '@stellwerk/table'
import { useSay } from '../../language/language.js'
import { useDescribed } from '../../table/description.js'
import { Button } from '../../ui/button.js'
import { usePrimary } from '../choosing.js'
import { useForesight } from '../foresight.js'
import { NumberEntry } from '../number-entry.js'
import { useEntry } from '../use-entry.js'
import type { Wish } from './wished-range.js'
import { wishFor } from './wished-range.js'
import { offerTexts } from './texts.js'

interface AskForProps {
  readonly price: number
  readonly accept: Row
  readonly decline: Row
}

/** "Ask for more …": declining with the price at which one would agree. */
export function AskFor({ price, accept, decline }: AskForProps) {
  const say = useSay(offerTexts)
  const { description } = useDescribed()
  const [isOpen, setOpen] = useState(false)
  const ahead = useForesight(accept.action)
  const effects = ahead?.kind === 'effects' ? ahead.effects : []
  const wish = wishFor(description.table, effects, price, accept.action.player)
  if (!wish) return null
  return (
    <div class="offer-wish">
      <Button look="quiet" pressed={isOpen} onPress={() => setOpen(!isOpen)}>
        {say(wish.way)}
      </Button>
      {isOpen && <WishEntry wish={wish} decline={decline} />}
    </div>
  )
}

function WishEntry({ wish, decline }: { readonly wish: Wish; readonly decline: Row }) {
  const say = useSay(offerTexts)
  const { words } = useDescribed()
  const [price, setPrice] = useEntry('wish', () => wish.marks[0] ?? wish.range.min)
  const told = { price: words.cell({ kind: 'money', amount: price }) }
  usePrimary(
    { ...decline.action, price } as Row['action'],
    say(wish.way === 'more' ? 'askFor' : 'bidOnly', told),
  )
  return (
    <>
      <NumberEntry
        name="wish"
        label={say('price')}
        range={wish.range}
        value={price}
        quick={wish.marks}
        onChange={setPrice}
      />
      <p class="decision-hint">{say('binding')}</p>
    </>
  )
}
