import type { Move } from '@stellwerk/engine'
import { bank, fields, noFields, oneOf, pay, purseOf, refusal, text } from '@stellwerk/engine'
import type { BuyOption, CompleteOption, SellOption } from '../actions.js'
import type { StockFrame } from '../frames.js'
import { tell } from '../events.js'
import { reading } from '../readings.js'
import type { State } from '../state.js'
import { holderOf, isMajor } from '../state.js'
import { afterPurchase, refuseAcquiring, refusePrice, refuseSource, unitPrice } from './buying.js'
import { sellOptionCertificate } from './selling.js'
import { certificatesOf, majorIds, moveCertificates, optionOf, takeMarkersBack } from './shares.js'
import { noteSale, refuseOptionSale, refuseOverLimit, soldBy } from './stock-turn.js'

const sources: readonly BuyOption['from'][] = ['tableau', 'pool']

/** 1854-option-a to -c: half of a 20 % certificate is paid now. */
export const buyOption: Move<State, StockFrame, BuyOption> = {
  shape: fields({ company: text, from: oneOf(...sources) }),
  *choices(state, _frame, player) {
    for (const company of majorIds)
      for (const from of sources)
        if (certificatesOf(state, company, from) > 0)
          yield { action: { type: 'buyOption', player, company, from } }
  },
  refuse(state, frame, { player, company, from }) {
    const over = refuseOverLimit(state, player)
    if (over) return over
    const open = optionOf(state, player)
    if (open) return refusal('1854-option-f', { company: open.company })
    const name: string = company
    if (!isMajor(name) || state.majors[name].split || state.majors[name].director === null)
      return refusal('1854-option-l', { company })
    return (
      refuseSource(state, company, from) ??
      refuseAcquiring(state, frame, player, company, unitPrice(state, company, from))
    )
  },
  carryOut(work, frame, { player, company, from }) {
    const price = unitPrice(work.state, company, from)
    pay(work, purseOf(player), bank, price, 'option')
    moveCertificates(work, company, from, holderOf(player), 1, 'purchase')
    const round = work.state.round.stock
    work.state.options = { ...work.state.options, [player]: { company, price, round } }
    tell(work, 'option-bought', { player, company, price })
    afterPurchase(work, frame, company)
  },
}

/** 1854-option-g: no certificate is acquired, so the limit does not stand against it, nor do earlier sales (1854-option-h). */
export const completeOption: Move<State, StockFrame, CompleteOption> = {
  shape: noFields,
  *choices(state, _frame, player) {
    if (optionOf(state, player)) yield { action: { type: 'completeOption', player } }
  },
  refuse(state, frame, { player }) {
    const option = optionOf(state, player)
    if (!option) return refusal('1854-option-g')
    const { company } = option
    if (reading(state, 'completionAfterSale') === 'refused' && soldBy(frame, player).includes(company))
      return refusal('1854-option-h', { company })
    return refuseOverLimit(state, player) ?? refusePrice(state, player, option.price)
  },
  carryOut(work, frame, { player }) {
    const { company, price } = takeMarkersBack(work, player)
    pay(work, purseOf(player), bank, price, 'option')
    tell(work, 'option-completed', { player, company, price })
    afterPurchase(work, frame, company)
  },
}

export const sellOption: Move<State, StockFrame, SellOption> = {
  shape: noFields,
  *choices(state, _frame, player) {
    if (optionOf(state, player)) yield { action: { type: 'sellOption', player } }
  },
  refuse: (state, _frame, { player }) => refuseOptionSale(state, player),
  carryOut(work, frame, { player }) {
    const { company } = sellOptionCertificate(work, player, false)
    noteSale(work, frame, company)
  },
}
