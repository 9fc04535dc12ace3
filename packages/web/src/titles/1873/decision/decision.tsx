import { AnyStep } from '../../../decision/any-step.js'
import { decisionOf } from '../../../decision/decision.js'
import { OfferStep } from '../../../decision/offer-step.js'
import { lazy } from '../../../ui/lazy.js'
import type { Desk } from './desk.js'
import { useDesk } from './desk.js'
import { AuctionRoundStep, AuctionStep, PremiumStep, SaleStep } from './steps/auction.js'
import { MinePurchaseStep } from './steps/mines.js'
import { PayoutStep } from './steps/payout.js'
import { PurchasesStep } from './steps/purchases.js'
import { StationStep } from './steps/stations.js'
import { StockStep } from './steps/stock.js'
import { SwitchersStep } from './steps/switcher-matrix.js'
import { TrackStep } from './steps/track.js'
import './decision.css'

/** Editing plans is a part of its own: the first trains run long after the board is there. */
const RunStep = lazy(async () => (await import('./run/run-step.js')).RunStep)

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

/** What stands in the decision card of Harzbahn 1873 when a player of this page decides. */
export const HarzDecision = decisionOf(useDesk, Step)
