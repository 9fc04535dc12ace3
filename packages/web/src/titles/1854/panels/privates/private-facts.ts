import type { PrivateId } from '@stellwerk/1854'
import { isMountain, localRailwayCapital, localRailways, mountainRailways } from '@stellwerk/1854'
import { hexLabel } from '../../names.js'
import type { factTexts } from './fact-texts.js'

interface Speech {
  readonly say: ReturnType<(typeof factTexts)['in']>
  money(amount: number): string
}

/** Where a private lies on its map. */
export const hexOfPrivate = (id: PrivateId): string =>
  isMountain(id) ? mountainRailways[id].hex : localRailways[id].home.hex

/** What a private is good for. */
export function privateFacts({ say, money }: Speech, id: PrivateId): string {
  const hex = hexLabel(hexOfPrivate(id))
  if (!isMountain(id)) return say('localFacts', { hex, treasury: money(localRailwayCapital) })
  const { income, power } = mountainRailways[id]
  return say(`power.${power.kind}`, {
    hex,
    income: money(income),
    amount: 'amount' in power ? money(power.amount) : '',
    company: 'of' in power ? power.of : '',
  })
}
