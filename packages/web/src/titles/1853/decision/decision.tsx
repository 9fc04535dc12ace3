import { AnyStep } from '../../../decision/any-step.js'
import { decisionOf } from '../../../decision/decision.js'
import { OfferStep } from '../../../decision/offer-step.js'
import type { StepProps } from './desk.js'
import { useDesk } from './desk.js'
import { RunStep } from './run/run-step.js'
import { BaseStep } from './steps/base.js'
import { BondsStep, CitiesStep } from './steps/contracts.js'
import { DebtStep, ElephantStep, ExtraRoundStep, GiveBackStep, OptionStep } from './steps/few.js'
import { PayoutStep } from './steps/payout.js'
import { StockStep } from './steps/stock.js'
import { TrackStep } from './steps/track.js'
import { TrainsStep } from './steps/trains.js'

function Step({ desk }: StepProps) {
  switch (desk.step.kind) {
    case 'bonds':
      return <BondsStep desk={desk} />
    case 'cities':
      return <CitiesStep desk={desk} />
    case 'stock':
      return <StockStep desk={desk} />
    case 'debt':
      return <DebtStep desk={desk} />
    case 'elephant':
      return <ElephantStep desk={desk} />
    case 'extra-round':
      return <ExtraRoundStep desk={desk} />
    case 'option':
      return <OptionStep desk={desk} />
    case 'track':
      return <TrackStep desk={desk} />
    case 'base':
      return <BaseStep desk={desk} />
    case 'run':
      return <RunStep desk={desk} />
    case 'payout':
      return <PayoutStep desk={desk} />
    case 'trains':
      return <TrainsStep desk={desk} />
    case 'give-back':
      return <GiveBackStep desk={desk} />
    case 'offer':
      return <OfferStep desk={desk} />
    default:
      return <AnyStep desk={desk} />
  }
}

/** What stands in the decision card of 1853 when a player of this page decides. */
export const IndiaDecision = decisionOf(useDesk, Step)
