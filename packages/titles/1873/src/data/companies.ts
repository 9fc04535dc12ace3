import type { Factory, MineCompany, PublicMineId, RailwayFacts, RailwayId } from './types.js'

export const railways: Readonly<Record<RailwayId, RailwayFacts>> = {
  HBE: {
    name: 'Halberstadt-Blankenburger Eisenbahn',
    homes: [
      { hex: 'B19', stop: 0 },
      { hex: 'D15', stop: 0 },
    ],
    activeInPhase: '1',
    markers: { 10: 12, 20: 8 },
    concessionCost: 0,
    concessionHexes: ['B17'],
    colour: '#FF0000',
    ink: '#000000',
  },
  GHE: {
    name: 'Gernrode-Harzgeroder Eisenbahn',
    homes: [
      { hex: 'G20', stop: 0 },
      { hex: 'I18', stop: 0 },
    ],
    activeInPhase: '1',
    markers: { 10: 9, 20: 6 },
    concessionCost: 150,
    concessionHexes: ['H19'],
    colour: '#326199',
    ink: '#FFFFFF',
  },
  NWE: {
    name: 'Nordhausen-Wernigeroder Eisenbahn',
    homes: [
      { hex: 'J7', stop: 0 },
      { hex: 'B9', stop: 0 },
      { hex: 'G6', stop: 0 },
    ],
    activeInPhase: '3',
    earlyInPhase: '2',
    earlyHexes: ['C8', 'D7', 'E6', 'H7', 'I8'],
    markers: { 10: 9, 20: 6 },
    concessionCost: 500,
    concessionHexes: ['C8', 'D7', 'E6', 'H7', 'I8'],
    colour: '#A2A024',
    ink: '#000000',
  },
  SHE: {
    name: 'Südharzeisenbahn',
    homes: [
      { hex: 'I2', stop: 0 },
      { hex: 'E4', stop: 0 },
    ],
    activeInPhase: '3',
    earlyInPhase: '2',
    earlyHexes: ['F3', 'G2'],
    markers: { 10: 6, 20: 4 },
    concessionCost: 300,
    concessionHexes: ['F3', 'G2'],
    colour: '#FFFF00',
    ink: '#000000',
  },
  KEZ: {
    name: 'Kleinbahn Ellrich-Zorge',
    homes: [
      { hex: 'I4', stop: 0 },
      { hex: 'G4', stop: 0 },
    ],
    activeInPhase: '3',
    earlyInPhase: '2',
    earlyHexes: ['H3'],
    markers: { 10: 6, 20: 4 },
    concessionCost: 100,
    concessionHexes: ['H3'],
    colour: '#2E270D',
    ink: '#FFFFFF',
  },
  WBE: {
    name: 'Wernigerode-Blankenburger Eisenbahn',
    homes: [
      { hex: 'B9', stop: 0 },
      { hex: 'D15', stop: 0 },
    ],
    activeInPhase: '4',
    earlyInPhase: '3',
    earlyHexes: ['C10', 'C12', 'C14'],
    markers: { 10: 6, 20: 4 },
    concessionCost: 0,
    concessionHexes: ['C10', 'C12', 'C14', 'D15'],
    colour: '#959490',
    ink: '#FFFFFF',
  },
  QLB: {
    name: 'Quedlinburger Lokalbahn',
    homes: [{ hex: 'E20', stop: 0 }],
    activeInPhase: '4',
    markers: { 10: 6, 20: 4 },
    concessionCost: 0,
    concessionHexes: [],
    colour: '#FF740E',
    ink: '#000000',
  },
}

export const publicMines: Readonly<Record<PublicMineId, MineCompany>> = {
  CO: { name: 'Concordia', colour: '#16CE91', ink: '#FFFFFF' },
  MO: { name: 'Montania', colour: '#448A28', ink: '#000000' },
  SN: { name: 'Schachtbau Nordhausen', colour: '#F7848D', ink: '#000000' },
  UN: { name: 'Union', colour: '#950822', ink: '#FFFFFF' },
  HW: { name: 'Harzer Werke', colour: '#772500', ink: '#FFFFFF' },
}

/** 1873-4.4.4-j, -k: the works that are not for sale. */
export const factories: Readonly<Record<string, Factory>> = {
  ZW: { name: 'Zuckerfabrik Derenburg', hex: 'B13', value: 70 },
  PM: { name: 'Papiermühle Weddersleben', hex: 'E18', value: 40 },
  'SB-C6': { name: 'Steinbruch Knaupsholz', hex: 'C6', value: 60 },
  SM: { name: 'Sägemühle Hasselfelde', hex: 'F11', value: 50 },
  'SB-H9': { name: 'Steinbruch Unterberg', hex: 'H9', value: 50 },
}

export const mhe = { name: 'Magdeburg-Halberstädter Eisenbahn', colour: '#C0C0C0', ink: '#000000' }
