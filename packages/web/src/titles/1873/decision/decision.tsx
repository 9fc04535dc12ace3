import { useEffect, useRef, useState } from 'preact/hooks'
import type { State } from '@stellwerk/1873'
import { harzbahnTexts } from '@stellwerk/1873'
import { useLanguage, useSay } from '../../../language/language.js'
import { useTable } from '../../../table/table.js'
import { lazy } from '../../../ui/lazy.js'
import type { Desk } from './desk.js'
import { useDesk } from './desk.js'
import { AuctionRoundStep, AuctionStep, PremiumStep, SaleStep } from './steps/auction.js'
import { AnyStep } from './steps/any.js'
import { MinePurchaseStep } from './steps/mines.js'
import { OfferStep } from './steps/offer.js'
import { PayoutStep } from './steps/payout.js'
import { PurchasesStep } from './steps/purchases.js'
import { StationStep } from './steps/stations.js'
import { StockStep } from './steps/stock.js'
import { SwitchersStep } from './steps/switcher-matrix.js'
import { TrackStep } from './steps/track.js'
import { decisionTexts } from './texts.js'
import { matterOf } from './use-entry.js'
import './decision.css'

/** Editing plans is a part of its own: the first trains run long after the board is there. */
const RunStep = lazy(async () => (await import('./run/run-step.js')).RunStep)

/** What stands in the decision card of Harzbahn 1873 when a player of this page decides. */
export function HarzDecision() {
  const desk = useDesk()
  const say = useSay(decisionTexts)
  const { entries } = useTable<State>()
  return (
    <div class="decision">
      <Happened />
      {desk ? (
        <Step key={`${entries.id} ${matterOf(desk.step)}`} desk={desk} />
      ) : (
        <p class="decision-hint">{say('workingOut')}</p>
      )}
    </div>
  )
}

function Step({ desk }: { readonly desk: Desk }) {
  switch (desk.step.kind) {
    case 'premium':
      return <PremiumStep desk={desk} />
    case 'sale':
      return <SaleStep desk={desk} />
    case 'auction-round':
      return <AuctionRoundStep desk={desk} />
    case 'auction':
      return <AuctionStep desk={desk} />
    case 'stock-round':
      return <StockStep desk={desk} />
    case 'mine-track':
    case 'railway-track':
      return <TrackStep desk={desk} />
    case 'railway-station':
      return <StationStep desk={desk} />
    case 'railway-run':
    case 'railway-receivership':
      return <RunStep desk={desk} />
    case 'payout':
      return <PayoutStep desk={desk} />
    case 'switchers':
    case 'public-mine-receivership':
      return <SwitchersStep desk={desk} />
    case 'mine-purchase':
      return <MinePurchaseStep desk={desk} />
    case 'mine-purchases':
    case 'public-mine-purchases':
    case 'railway-purchases':
      return <PurchasesStep desk={desk} />
    case 'offer':
      return <OfferStep desk={desk} />
    default:
      return <AnyStep desk={desk} />
  }
}

/** What became of an offer is not to be seen on the board. */
const answers: readonly string[] = ['offer-accepted', 'offer-declined', 'offer-withdrawn']

/** Tells those who do not see the board what the last action did; the answer to an offer is told to all. */
function Happened() {
  const { now, session } = useTable<State>()
  const language = useLanguage()
  const before = useRef(now.length)
  const [told, tell] = useState({ words: '', isAnswer: false })
  useEffect(() => {
    const last = now.at(now.length)
    const isNew = now.length > before.current
    before.current = now.length
    if (!isNew || !last) return
    const lines = last.events.flatMap((event) => harzbahnTexts.event(language, event, last.state) ?? [])
    const words = session.named(lines.map((line) => line.replace(/[.。]$/, '')).join('. '))
    tell({ words, isAnswer: last.events.some(({ kind }) => answers.includes(kind)) })
  }, [now, language, session])
  return (
    <p class={told.isAnswer ? 'decision-hint' : 'visually-hidden'} role="status">
      {told.words}
    </p>
  )
}
