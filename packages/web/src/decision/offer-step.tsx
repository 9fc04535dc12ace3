import type { Json, OfferFrame } from '@stellwerk/engine'
import { useSay } from '../language/language.js'
import { Button } from '../ui/button.js'
import type { Desk } from './desk.js'
import { ChoiceButton } from './parts/choice-button.js'
import { cardTexts } from './texts.js'

/** An offer, as the side sees it that answers, and as the side that made it. */
export function OfferStep({ desk }: { readonly desk: Desk }) {
  const say = useSay(cardTexts)
  const { from, to } = desk.step as OfferFrame & { readonly [field: string]: Json | undefined }
  const choice = (type: string) => desk.choices.find(({ action }) => action.type === type)
  const [accept, decline, withdraw] = [choice('accept'), choice('decline'), choice('withdraw')]
  return (
    <>
      {accept && (
        <p class="decision-hint">{say('offerTo', { from: desk.nameOf(from), to: desk.nameOf(to) })}</p>
      )}
      {accept && <ChoiceButton desk={desk} action={accept.action} />}
      {decline && (
        <Button class="choice" onPress={() => void desk.act(decline.action)}>
          {desk.label(decline.action)}
        </Button>
      )}
      {withdraw && !accept && <p class="decision-hint">{say('offerWaits', { player: desk.nameOf(to) })}</p>}
      {withdraw && (
        <Button look="quiet" onPress={() => void desk.act(withdraw.action)}>
          {accept ? say('withdrawAs', { player: desk.nameOf(from) }) : desk.label(withdraw.action)}
        </Button>
      )}
    </>
  )
}
