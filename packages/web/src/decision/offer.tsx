import type { PlayerId } from '@stellwerk/engine'
import type { Section } from '@stellwerk/table'
import { useSay } from '../language/language.js'
import { useDescribed } from '../table/description.js'
import { useTable } from '../table/table.js'
import { Effects } from './effects.js'
import { cardTexts } from './texts.js'

interface OfferViewProps {
  readonly section: Extract<Section, { kind: 'offer' }>
  readonly player: PlayerId
}

/** An offer, as the side sees it that answers, with what follows from a yes; or as the side that made it. */
export function OfferView({ section: { from, to, deal, answers }, player }: OfferViewProps) {
  const say = useSay(cardTexts)
  const { session } = useTable()
  const { words } = useDescribed()
  const accept = answers.find(({ action }) => action.type === 'accept')
  if (player !== to) return <p class="decision-hint">{say('offerWaits', { player: session.nameOf(to) })}</p>
  return (
    <section class="block">
      <p class="decision-hint">{say('offerTo', { from: session.nameOf(from), to: session.nameOf(to) })}</p>
      <p class="offer-deal">{words.say(deal)}</p>
      {accept && <Effects action={accept.action} />}
    </section>
  )
}
