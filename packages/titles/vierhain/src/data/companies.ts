import type { CompanyId, HexId } from './types.js'

interface CompanyFacts {
  readonly name: string
  readonly home: HexId
  readonly colour: string
  readonly ink: string
}

/** vierhain-setup-c, in the order that decides between equal prices (vierhain-or-a). */
export const companies: Readonly<Record<CompanyId, CompanyFacts>> = {
  A: { name: 'Ahornbahn', home: 'A3', colour: '#2b6cb0', ink: '#ffffff' },
  B: { name: 'Birkenbahn', home: 'B8', colour: '#b7791f', ink: '#000000' },
  D: { name: 'Dornbahn', home: 'D8', colour: '#822727', ink: '#ffffff' },
  E: { name: 'Erlenbahn', home: 'E3', colour: '#276749', ink: '#ffffff' },
}

export const companyOrder = Object.keys(companies) as readonly CompanyId[]

/** vierhain-setup-d. */
export const shares = { all: 5, percent: 20 } as const
