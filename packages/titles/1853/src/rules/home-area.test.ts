import { describe, expect, it } from 'vitest'
import { cities } from '../data/cities.js'
import { companyOrder } from '../data/companies.js'
import type { CityName, CompanyId } from '../data/types.js'
import { isInHomeArea } from './home-area.js'

const names = Object.keys(cities) as CityName[]
const citiesOf = (company: CompanyId): string =>
  names.filter((name) => isInHomeArea(company, cities[name].hex)).join(' ')

describe('home areas', () => {
  it('1853-1.8-g: the cities in each of them, the borders included', () => {
    expect(companyOrder.map((company) => `${company}: ${citiesOf(company)}`)).toEqual([
      'EIR: Allahabad Benares Calcutta Cawnpore Delhi Lucknow Patna',
      'GIP: Ajmer Allahabad Bombay Cawnpore Delhi Hyderabad Jaipur Lucknow Nagpur',
      'NWR: Ajmer Delhi Jaipur Karachi Lahore Multan Peshawar Rawalpindi',
      'BNR: Allahabad Bangalore Benares Calcutta Hyderabad Madras Nagpur Patna Waltair',
      'BBCI: Ahmadabad Ajmer Bombay Cawnpore Delhi Jaipur Karachi Nagpur',
      'MSM: Bangalore Bombay Hyderabad Madras Mysore Waltair',
      'SIR: Bangalore Madras Mysore Trichinopoly',
      'ECR: Calcutta Madras Nagpur Waltair',
    ])
  })

  it('have a first and a last column in each row', () => {
    expect(['R10', 'R12', 'R18', 'R20', 'Q17'].map((hex) => isInHomeArea('SIR', hex))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
  })
})
