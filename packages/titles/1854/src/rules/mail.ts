import type { Move, Procedure } from '@stellwerk/engine'
import { bank, fields, oneOf, oneOrNone, pay, pop, refusal } from '@stellwerk/engine'
import type { BuyContract } from '../actions.js'
import type { ContractSize } from '../data/mail.js'
import { mailContracts } from '../data/mail.js'
import { phases } from '../data/phases.js'
import type { ShareCompanyId } from '../data/types.js'
import { tell } from '../events.js'
import type { StepFrame } from '../frames.js'
import type { State } from '../state.js'
import { bankPays, cashOf, changeShareCompany, directorOf, shareCompanyOf } from '../state.js'
import { passStep } from './pass.js'
import { outOfOrder } from './turn-order.js'

/** Local railways have neither of the two steps (1854-locals-j). */
interface MailFrame extends StepFrame {
  readonly company: ShareCompanyId
}

const sizes = Object.keys(mailContracts) as readonly ContractSize[]

/** Step 1 of a turn (1854-mail-a, -b). */
export const mail: Procedure<State, MailFrame> = {
  advance(work, { company }) {
    pop(work)
    const size = shareCompanyOf(work.state, company).mail
    if (size === null) return true
    const amount = mailContracts[size].income[phases[work.state.phase].value]
    tell(work, 'mail-paid', { company, amount })
    bankPays(work, company, amount, 'mail')
    return true
  },
}

const buyContract: Move<State, MailFrame, BuyContract> = {
  shape: fields({ size: oneOf(...sizes) }),
  *choices(_state, _frame, player) {
    for (const size of sizes) yield { action: { type: 'buyContract', player, size } }
  },
  refuse(state, { company }, { size }) {
    const { mail: owned } = shareCompanyOf(state, company)
    if (owned !== null) return refusal('1854-mail-d', { company, size: owned })
    if (state.contracts[size] === 0) return refusal('1854-mail-c', { size })
    const { price } = mailContracts[size]
    const cash = cashOf(state, company)
    return price > cash ? refusal('1854-or-turn-d', { company, price, cash }) : undefined
  },
  carryOut(work, { company }, { size }) {
    const { price } = mailContracts[size]
    pay(work, company, bank, price, 'contract')
    work.state.contracts = { ...work.state.contracts, [size]: work.state.contracts[size] - 1 }
    changeShareCompany(work, company, { mail: size })
    tell(work, 'contract-bought', { company, size, price })
    pop(work)
  },
}

/** Step 7 of a turn (1854-mail-c). */
export const contract: Procedure<State, MailFrame> = {
  advance(work, frame) {
    const director = directorOf(work.state, frame.company)
    if (director === null) throw new Error(`${frame.company} has no director`)
    const possible = sizes.some(
      (size) => !buyContract.refuse(work.state, frame, { type: 'buyContract', player: director, size }),
    )
    if (!possible) pop(work)
    return !possible
  },
  deciders: (state, { company }) => oneOrNone(directorOf(state, company)),
  moves: { buyContract, pass: passStep },
  forbids: { ...outOfOrder('contract'), merge: '1854-merge-b' },
}
