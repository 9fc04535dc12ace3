import { useSay } from '../../language/language.js'
import { boardTexts } from '../texts.js'

/** What something built would cost; an amount in words, absent if it is free. */
export function CostFact({ amount }: { readonly amount: string | undefined }) {
  const say = useSay(boardTexts)
  return <strong>{amount === undefined ? say('noCost') : say('cost', { amount })}</strong>
}
