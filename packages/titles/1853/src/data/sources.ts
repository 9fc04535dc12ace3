import type { CityName, HexId, TileId } from './types.js'

/**
 * `printed`: stands in the rulebook of 2009; `published`: in public records, and nothing speaks against it; `derived`:
 * from the edition of 1989 or from other facts; `placeholder`: waits for a better source.
 */
export type Source = 'printed' | 'published' | 'derived' | 'placeholder'

export type FactId =
  | 'companies'
  | 'tables'
  | 'money'
  | 'contracts'
  | 'certificates'
  | 'tileNumbers'
  | 'upgradeLists'
  | 'terrainSums'
  | 'tilePictures'
  | 'tileRows'
  | 'newTiles'
  | 'valueOfBrownBombay'
  | 'coordinates'
  | 'map'
  | 'cityNames'
  | 'bonuses'
  | 'gangesValley'
  | 'easternEdge'
  | 'greatCities'
  | 'thirdStationOfCalcutta'
  | 'placeOfWaltair'
  | 'stationOfWaltair'
  | 'sharesPrinted'
  | 'sharesDerived'
  | 'sharesOfHyderabad'
  | 'par'
  | 'market'
  | 'markers'
  | 'homeAreas'
  | 'colours'

interface SourcedFact {
  readonly source: Source
  /** What it speaks of, if not of everything of its kind. */
  readonly hexes?: readonly HexId[]
  readonly tiles?: readonly TileId[]
  readonly cities?: readonly CityName[]
}

/** How sure each part of the components is. A more special fact overrides a general one about the same thing. */
export const sources: Readonly<Record<FactId, SourcedFact>> = {
  companies: { source: 'printed' },
  tables: { source: 'printed' },
  money: { source: 'printed' },
  contracts: { source: 'printed' },
  certificates: { source: 'printed' },
  tileNumbers: { source: 'printed' },
  upgradeLists: { source: 'printed' },
  //
  terrainSums: { source: 'published', hexes: ['L10'] },
  // M-06, M-10
  tilePictures: { source: 'published' },
  tileRows: { source: 'derived', tiles: ['69', '71'] },
  newTiles: { source: 'placeholder', tiles: ['716', '717', '718', '719', 'CD-brown', 'W-brown', '900'] },
  valueOfBrownBombay: { source: 'derived', tiles: ['105'] },
  // M-07
  coordinates: { source: 'derived' },
  map: { source: 'derived' },
  cityNames: {
    source: 'derived',
    cities: ['Ahmadabad', 'Bangalore', 'Multan', 'Mysore', 'Peshawar', 'Rawalpindi'],
  },
  bonuses: { source: 'derived', hexes: ['B8', 'B10', 'C5', 'D2', 'D14', 'H2', 'I3'] },
  gangesValley: { source: 'derived' },
  easternEdge: { source: 'placeholder', hexes: ['I29', 'K29'] },
  // M-08
  greatCities: { source: 'derived', hexes: ['F14', 'J28', 'M9', 'R18'] },
  thirdStationOfCalcutta: { source: 'placeholder', hexes: ['J28'] },
  placeOfWaltair: { source: 'derived', hexes: ['N22'] },
  stationOfWaltair: { source: 'placeholder', hexes: ['N22'] },
  // M-02: the examples name one company each for five more cities, but not whether it is the only one
  sharesPrinted: { source: 'printed', cities: ['Delhi'] },
  sharesDerived: {
    source: 'derived',
    cities: [
      'Ahmadabad',
      'Ajmer',
      'Allahabad',
      'Bangalore',
      'Benares',
      'Bombay',
      'Calcutta',
      'Cawnpore',
      'Jaipur',
      'Karachi',
      'Lahore',
      'Lucknow',
      'Madras',
      'Multan',
      'Mysore',
      'Nagpur',
      'Patna',
      'Peshawar',
      'Rawalpindi',
      'Trichinopoly',
      'Waltair',
    ],
  },
  sharesOfHyderabad: { source: 'placeholder', cities: ['Hyderabad'] },
  // M-01, M-03, M-05
  par: { source: 'derived' },
  market: { source: 'derived' },
  markers: { source: 'derived' },
  // M-04
  homeAreas: { source: 'derived' },
  colours: { source: 'placeholder' },
}
