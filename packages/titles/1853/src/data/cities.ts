import type { City, CityName } from './types.js'

/** The 23 large cities (1853-1.1-a). Shares: M-02; only those of Delhi are told completely by the rulebook. */
export const cities: Readonly<Record<CityName, City>> = {
  Ahmadabad: { hex: 'J8', contractValue: 20, shares: ['BBCI'] },
  Ajmer: { hex: 'H10', contractValue: 20, shares: ['BBCI'] },
  Allahabad: { hex: 'H20', contractValue: 20, shares: ['GIP'] },
  Bangalore: { hex: 'R16', contractValue: 20, shares: ['MSM'] },
  Benares: { hex: 'H22', contractValue: 20, shares: ['EIR'] },
  Bombay: { hex: 'M9', contractValue: 40, shares: ['GIP', 'BBCI'] },
  Calcutta: { hex: 'J28', contractValue: 50, shares: ['EIR', 'BNR', 'ECR'] },
  Cawnpore: { hex: 'G17', contractValue: 20, shares: ['GIP'] },
  Delhi: { hex: 'F14', contractValue: 40, shares: ['EIR', 'GIP', 'NWR', 'BBCI'] },
  Hyderabad: { hex: 'O15', contractValue: 20, shares: ['MSM'] },
  Jaipur: { hex: 'G13', contractValue: 20, shares: ['BBCI'] },
  Karachi: { hex: 'I3', contractValue: 20, shares: ['NWR'] },
  Lahore: { hex: 'C11', contractValue: 20, shares: ['NWR'] },
  Lucknow: { hex: 'G19', contractValue: 20, shares: ['EIR'] },
  Madras: { hex: 'R18', contractValue: 30, shares: ['MSM', 'SIR'] },
  Multan: { hex: 'E7', contractValue: 20, shares: ['NWR'] },
  Mysore: { hex: 'R14', contractValue: 20, shares: ['SIR'] },
  Nagpur: { hex: 'K17', contractValue: 20, shares: ['BNR'] },
  Patna: { hex: 'H24', contractValue: 20, shares: ['EIR'] },
  Peshawar: { hex: 'B8', contractValue: 20, shares: ['NWR'] },
  Rawalpindi: { hex: 'B10', contractValue: 20, shares: ['NWR'] },
  Trichinopoly: { hex: 'T16', contractValue: 20, shares: ['SIR'] },
  Waltair: { hex: 'N22', contractValue: 30, shares: ['ECR'] },
}
