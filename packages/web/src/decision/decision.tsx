import { useEffect } from 'preact/hooks'
import type { PlayerId } from '@stellwerk/engine'
import type { Slot, Step } from '@stellwerk/table'
import { useSay } from '../language/language.js'
import { useTable } from '../table/table.js'
import { handmadeOf } from '../titles/handmade.js'
import type { Asked } from './asked.js'
import { BlockView } from './block.js'
import { useChoosing } from './choosing.js'
import type { Part } from './lines.js'
import { blocksOf, linesOf } from './lines.js'
import { NumberEntry } from './number-later.js'
import { EnteredView } from './sealed.js'
import { cardTexts } from './texts.js'
import { useLineKeys } from './use-line-keys.js'
import { whenIdle } from '../ui/idle.js'
import { Nothing, lazy } from '../ui/lazy.js'
import './decision.css'
import './lines.css'
import './effects.css'

/** What a first decision seldom asks for is fetched once the board is there, or when it is needed. */
const RunEditor = lazy(async () => (await import('./runs/run-editor.js')).RunEditor)
const SitesView = lazy(async () => (await import('./sites.js')).SitesView)
const PayoutView = lazy(async () => (await import('./payout.js')).PayoutView)
const OfferView = lazy(async () => (await import('./offer/offer.js')).OfferView)
const Refused = lazy(async () => (await import('./refused.js')).Refused, Nothing)

/** What a hand-made part of the card is given. */
export interface SlotProps {
  readonly section: Slot
  readonly player: PlayerId
}

/** What stands in the card when a player of this page decides, from the description of the step. */
export function DecisionBody() {
  const { asked } = useChoosing()
  const say = useSay(cardTexts)
  const keys = useLineKeys()
  useEffect(() => {
    void whenIdle().then(() =>
      Promise.all([SitesView, PayoutView, OfferView, NumberEntry].map((part) => part.ahead())),
    )
  }, [])
  return (
    <div class="decision" onKeyDown={keys}>
      {asked.length === 0 && <p class="decision-hint">{say('workingOut')}</p>}
      {asked.map((one) => (
        <AskedView key={one.player} asked={one} isOneOfMany={asked.length > 1} />
      ))}
    </div>
  )
}

function AskedView({
  asked: { player, step },
  isOneOfMany,
}: {
  readonly asked: Asked
  readonly isOneOfMany: boolean
}) {
  const { session } = useTable()
  const sections = step.sections.flatMap((section) =>
    section.kind === 'sealed' ? [section, ...section.sections] : [section],
  )
  return (
    <div class="asked" role="group" aria-label={session.nameOf(player)}>
      {isOneOfMany && sections.some(({ kind }) => kind !== 'pass') && (
        <p class="asked-name">{session.nameOf(player)}</p>
      )}
      {blocksOf(sections).map((part) =>
        'lines' in part ? (
          <BlockView key={part.section.id} block={part} acting={payerOf(step)} />
        ) : (
          <PartView key={part.id} section={part} step={step} player={player} />
        ),
      )}
      <Refused sections={sections} />
    </div>
  )
}

/** The company that pays in its own turn. */
const payerOf = ({ company }: Step): string | null => company

interface PartViewProps {
  readonly section: Part
  readonly step: Step
  readonly player: PlayerId
}

function PartView({ section, step, player }: PartViewProps) {
  const { session } = useTable()
  switch (section.kind) {
    case 'sites':
      return <SitesView section={section} />
    case 'runs':
      return <RunEditor section={section} player={player} />
    case 'payout':
      return <PayoutView section={section} />
    case 'offer':
      return <OfferView section={section} player={player} />
    case 'sealed':
      return <EnteredView section={section} />
    case 'pass':
      return null
    case 'slot': {
      const Hand = handmadeOf(session.game.title.id).slots?.[section.slot]
      return Hand ? (
        <Hand section={section} player={player} />
      ) : (
        <BlockView block={{ section, lines: linesOf(section.rows) }} acting={payerOf(step)} />
      )
    }
  }
}
