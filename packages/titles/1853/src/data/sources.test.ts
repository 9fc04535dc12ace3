import { describe, expect, it } from 'vitest'
import { cities } from './cities.js'
import { hexes } from './map.js'
import { sources } from './sources.js'
import { tiles } from './tiles.js'

const facts = Object.entries(sources)

describe('sources', () => {
  it('speak only of hexes, tiles and cities that there are', () => {
    for (const [fact, about] of facts) {
      expect([fact, (about.hexes ?? []).filter((hex) => !(hex in hexes))]).toEqual([fact, []])
      expect([fact, (about.tiles ?? []).filter((tile) => !(tile in tiles))]).toEqual([fact, []])
      expect([fact, (about.cities ?? []).filter((city) => !(city in cities))]).toEqual([fact, []])
    }
  })

  it('M-02 tell of every city once where its shares come from', () => {
    const { sharesPrinted, sharesDerived, sharesOfHyderabad } = sources
    const told = [sharesPrinted, sharesDerived, sharesOfHyderabad].flatMap((fact) => fact.cities ?? [])
    expect(told.toSorted()).toEqual(Object.keys(cities).toSorted())
  })

  it('M-07 name every bonus, and every printed city', () => {
    const withBonus = Object.entries(hexes).filter(([, { bonus }]) => bonus !== undefined)
    expect(sources.bonuses.hexes).toEqual(withBonus.map(([hex]) => hex))
    const green = Object.entries(hexes).filter(([, { colour }]) => colour === 'green')
    const told = [...(sources.greatCities.hexes ?? []), ...(sources.placeOfWaltair.hexes ?? [])]
    expect(told.toSorted()).toEqual(green.map(([hex]) => hex).toSorted())
  })

  it('the placeholders are those of the ledger: M-06, M-07, M-08, Hyderabad and the colours', () => {
    expect(facts.filter(([, { source }]) => source === 'placeholder').map(([fact]) => fact)).toEqual([
      'newTiles',
      'easternEdge',
      'thirdStationOfCalcutta',
      'stationOfWaltair',
      'sharesOfHyderabad',
      'colours',
    ])
  })
})
