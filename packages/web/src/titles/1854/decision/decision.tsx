import { AnyStep } from '../../../decision/any-step.js'
import { decisionOf } from '../../../decision/decision.js'
import { OfferStep } from '../../../decision/offer-step.js'
import type { StepProps } from './desk.js'
import { useDesk } from './desk.js'
import { RunStep } from './run/run-step.js'
import { AuctionStep } from './steps/auction.js'
import { CharterStep, ContractStep, EmergencyStep, GiveUpStep, MergerStep } from './steps/few.js'
import { HomeStep } from './steps/home.js'
import { PayoutStep } from './steps/payout.js'
import { RunOffStep } from './steps/run-off.js'
import { StationStep } from './steps/station.js'
import { StockStep } from './steps/stock.js'
import { TrackStep } from './steps/track.js'
import { TrainsStep } from './steps/trains.js'

function Step({ desk }: StepProps) {
  switch (desk.step.kind) {
    case 'auction':
      return <AuctionStep desk={desk} />
    case 'run-off':
      return <RunOffStep desk={desk} />
    case 'stock':
      return <StockStep desk={desk} />
    case 'home':
      return <HomeStep desk={desk} />
    case 'track':
      return <TrackStep desk={desk} />
    case 'station':
      return <StationStep desk={desk} />
    case 'run':
      return <RunStep desk={desk} />
    case 'payout':
      return <PayoutStep desk={desk} />
    case 'trains':
      return <TrainsStep desk={desk} />
    case 'give-up':
      return <GiveUpStep desk={desk} />
    case 'emergency':
      return <EmergencyStep desk={desk} />
    case 'contract':
      return <ContractStep desk={desk} />
    case 'merger-window':
      return <MergerStep desk={desk} />
    case 'charter':
      return <CharterStep desk={desk} />
    case 'offer':
      return <OfferStep desk={desk} />
    default:
      return <AnyStep desk={desk} />
  }
}

/** What stands in the decision card of 1854 when a player of this page decides. */
export const AustriaDecision = decisionOf(useDesk, Step)
