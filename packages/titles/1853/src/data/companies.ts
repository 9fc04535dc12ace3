import type { Company, CompanyId } from './types.js'

/** 1853-3.1.12-a: companies always act in this order. */
export const companyOrder: readonly CompanyId[] = ['EIR', 'GIP', 'NWR', 'BNR', 'BBCI', 'MSM', 'SIR', 'ECR']

/**
 * 1853-1.8-f. Par: M-01; markers: M-05; which of several stations is the home: M-08. The colours are those of the 1989
 * edition.
 */
export const companies: Readonly<Record<CompanyId, Company>> = {
  EIR: {
    number: 1,
    name: 'East Indian Railway',
    size: 'large',
    par: 100,
    homes: [
      { hex: 'J28', stop: 0 },
      { hex: 'H24', stop: 0 },
    ],
    markers: 5,
    colour: '#C8202B',
    ink: '#FFFFFF',
  },
  GIP: {
    number: 2,
    name: 'Great Indian Peninsula Railway',
    size: 'large',
    par: 96,
    homes: [
      { hex: 'H20', stop: 0 },
      { hex: 'M9', stop: 1 },
    ],
    markers: 5,
    colour: '#A65A16',
    ink: '#FFFFFF',
  },
  NWR: {
    number: 3,
    name: 'North Western Railway',
    size: 'large',
    par: 92,
    homes: [
      { hex: 'F14', stop: 0 },
      { hex: 'C11', stop: 0 },
    ],
    markers: 5,
    colour: '#1C1C1C',
    ink: '#FFFFFF',
  },
  BNR: {
    number: 4,
    name: 'Bengal Nagpur Railway',
    size: 'large',
    par: 88,
    homes: [
      { hex: 'J28', stop: 1 },
      { hex: 'K17', stop: 0 },
    ],
    markers: 5,
    colour: '#14532D',
    ink: '#FFFFFF',
  },
  BBCI: {
    number: 5,
    name: 'Bombay, Baroda and Central India Railway',
    size: 'settledAfterSR1',
    par: 84,
    homes: [{ hex: 'H10', stop: 0 }],
    secondHomeIfLarge: { hex: 'M9', stop: 0 },
    markers: 4,
    colour: '#1B3A8C',
    ink: '#FFFFFF',
  },
  MSM: {
    number: 6,
    name: 'Madras and South Mahratta Railway',
    size: 'small',
    par: 80,
    homes: [{ hex: 'R18', stop: 0 }],
    markers: 4,
    colour: '#6B2C91',
    ink: '#FFFFFF',
  },
  SIR: {
    number: 7,
    name: 'South Indian Railway',
    size: 'small',
    par: 75,
    homes: [{ hex: 'T16', stop: 0 }],
    markers: 4,
    colour: '#F2D21B',
    ink: '#000000',
  },
  ECR: {
    number: 8,
    name: 'East Coast Railway',
    size: 'small',
    par: 70,
    homes: [{ hex: 'N22', stop: 0 }],
    markers: 3,
    colour: '#7CC4E8',
    ink: '#000000',
  },
}

/** 1853-4.4.4-a: of the bases after the home bases, the first one first. */
export const furtherBaseCosts: readonly number[] = [40, 100, 100]
