import type { ValueByColour } from './types.js'

export type ContractSize = 'small' | 'large'

interface MailContract {
  readonly count: number
  readonly price: number
  readonly income: ValueByColour
}

/** 1854-mail-b, -c; R-38: phase 1 pays as phase 2. */
export const mailContracts: Readonly<Record<ContractSize, MailContract>> = {
  small: { count: 6, price: 100, income: { yellow: 10, green: 20, brown: 30, grey: 40 } },
  large: { count: 6, price: 200, income: { yellow: 30, green: 40, brown: 50, grey: 60 } },
}
