import type { PlayerId } from '@stellwerk/engine'
import type { Section } from '@stellwerk/table'
import { useSay } from '../../language/language.js'
import { useDescribed } from '../../table/description.js'
import { useTable } from '../../table/table.js'
import { Effects } from '../effects.js'
import { offerTexts } from './texts.js'
import { AskFor } from './wish.js'
import './offer.css'

interface OfferViewProps {
  readonly section: Extract<Section, { kind: 'offer' }>
  readonly player: PlayerId
}

/** An offer, as the side sees it that answers, with what follows from a yes; or as the side that made it. */
export function OfferView({ section: { from, to, deal, price, answers }, player }: OfferViewProps) {
  const say = useSay(offerTexts)
  const { session } = useTable()
  const { words } = useDescribed()
  const accept = answers.find(({ action }) => action.type === 'accept')
  const decline = answers.find(({ action }) => action.type === 'decline')
  if (player !== to) return <p class="decision-hint">{say('waits', { player: session.nameOf(to) })}</p>
  return (
    <section class="block">
      <p class="decision-hint">{say('to', { from: session.nameOf(from), to: session.nameOf(to) })}</p>
      <p class="offer-deal">{words.say(deal)}</p>
      {accept && <Effects action={accept.action} />}
      {accept && decline && price !== undefined && <AskFor price={price} accept={accept} decline={decline} />}
    </section>
  )
}
