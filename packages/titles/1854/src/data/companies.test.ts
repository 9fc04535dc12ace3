import { describe, expect, it } from 'vitest'
import { localAgs, localRailwayCapital, localRailways, majors, markerCosts } from './companies.js'
import { hexes } from './maps.js'
import { bankMoney, startCash } from './money.js'
import { auctionOrder, fallingPrice, mountainRailways } from './privates.js'
import {
  certificateLimit,
  certificatesBeforeSplit,
  certificatesTurnedOver,
  floatPercent,
  holdingLimit,
  localAgCertificates,
  optionMarkers,
  optionPercent,
  splitFieldCertificates,
} from './shares.js'
import { tunnelCost } from './tunnels.js'
import type { Certificate, MountainId } from './types.js'

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
const percent = (certificates: readonly Certificate[]): number => sum(certificates.map((c) => c.percent))
const players = [3, 4, 5, 6]

describe('companies', () => {
  it('1854-terms-b five mountain railways, six local railways, three local AGs, eight majors', () => {
    const kinds = [mountainRailways, localRailways, localAgs, majors]
    expect(kinds.map((kind) => Object.keys(kind).join(' '))).toEqual([
      'AUS MUR GKB ARL SEM',
      '1 2 3 4 5 6',
      'A B C',
      'KE FJ SD KR KT SB NT VB',
    ])
  })

  it('1854-majors-a the majors, their homes and station markers', () => {
    const facts = Object.entries(majors).map(
      ([id, { name, home, markers }]) => `${id} ${name}, ${hexes[home.hex]?.stops[0]?.name}, ${markers}`,
    )
    expect(facts).toEqual([
      'KE Kaiserin Elisabeth-Westbahn, Wien, 4',
      'FJ Kaiser Franz Joseph-Bahn, Wien, 3',
      'SD Südbahn, Wien, 4',
      'KR Kronprinz Rudolf-Bahn, Linz, 4',
      'KT Kärntner Bahn, Klagenfurt, 3',
      'SB Salzburger Bahn, Salzburg, 3',
      'NT Nordtiroler Staatsbahn, Innsbruck, 4',
      'VB Vorarlberger Bahn, Bregenz, 3',
    ])
  })

  it('the box holds 17 charters, and 65 markers of which 19 are price markers', () => {
    const operating = [...Object.values(majors), ...Object.values(localRailways), ...Object.values(localAgs)]
    expect(operating).toHaveLength(17)
    const priceMarkers = 2 * Object.keys(majors).length + Object.keys(localAgs).length
    expect(priceMarkers).toBe(19)
    expect(sum(operating.map(({ markers }) => markers)) + priceMarkers).toBe(65)
  })

  it('every marker has its cost: KE pays 240 for all four, local railways and AGs 40 (token-b)', () => {
    const costs = (count: number): number => sum(markerCosts.slice(0, count))
    expect([costs(majors.KE.markers), costs(majors.FJ.markers)]).toEqual([240, 140])
    for (const { markers } of [...Object.values(localRailways), ...Object.values(localAgs)])
      expect(costs(markers)).toBe(40)
    expect(markerCosts).toHaveLength(Math.max(...Object.values(majors).map(({ markers }) => markers)))
  })

  it('every company can be read on its own colour', () => {
    const light = (colour: string): number => {
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
        const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    for (const { name, colour, ink } of [
      ...Object.values(majors),
      ...Object.values(localRailways),
      ...Object.values(localAgs),
    ]) {
      const [dark = 0, bright = 0] = [light(colour), light(ink)].toSorted((a, b) => a - b)
      expect([name, (bright + 0.05) / (dark + 0.05) >= 4.5]).toEqual([name, true])
    }
  })
})

describe('privates', () => {
  const priceOf = (id: (typeof auctionOrder)[number]): number =>
    id in mountainRailways ? mountainRailways[id as MountainId].price : localRailways[id as '1'].price

  it('1854-setup-f the order of the auction', () => {
    const names: Readonly<Record<string, { readonly name: string }>> = {
      ...mountainRailways,
      ...localRailways,
    }
    expect(auctionOrder.map((id) => names[id]?.name)).toEqual([
      'Außerfernbahn',
      'Murthalbahn',
      'Graz-Köflacher Bahn',
      'Mariazellerbahn',
      'Kernhofer Bahn',
      'Ybbstalbahn',
      'Steyrtalbahn',
      'Pyhrnbahn',
      'Salzkammergutbahn',
      'Arlbergbahn',
      'Semmeringbahn',
    ])
    expect(auctionOrder.toSorted()).toEqual(Object.keys(names).toSorted())
  })

  it('1854-auction-e the face prices', () => {
    expect(auctionOrder.map(priceOf)).toEqual([20, 50, 70, 150, 150, 150, 150, 150, 150, 170, 190])
    expect(localRailwayCapital).toBe(150)
  })

  it('the falling price belongs to the head of the row and meets 0 exactly (auction-r)', () => {
    expect([fallingPrice.of, priceOf(fallingPrice.of) % fallingPrice.by]).toEqual([auctionOrder[0], 0])
  })

  it('incomes and powers of the mountain railways (privates-b, -h to -k)', () => {
    expect(Object.values(mountainRailways).map(({ income }) => income)).toEqual([5, 10, 15, 20, 25])
    expect(Object.values(mountainRailways).map(({ power }) => power)).toEqual([
      { kind: 'cheaperMountain', amount: 20 },
      { kind: 'cheaperTunnel', amount: 40 },
      { kind: 'bonus', hex: 'F22', amount: 10 },
      { kind: 'certificate', of: 'VB', percent: 20 },
      { kind: 'certificate', of: 'SD', percent: 20 },
    ])
    expect(tunnelCost - 40).toBe(60)
    expect(hexes['F22']?.stops[0]?.name).toBe('Graz')
    const cheapest = Object.values(hexes).flatMap(({ terrain }) =>
      terrain?.kind === 'mountain' ? [terrain.cost] : [],
    )
    expect(Math.min(...cheapest)).toBeGreaterThanOrEqual(20)
  })
})

describe('shares', () => {
  it('1854-majors-b four certificates before the split, nine after it, 100 % each time', () => {
    const afterSplit = [...certificatesTurnedOver, ...splitFieldCertificates]
    expect(certificatesBeforeSplit.map((c) => c.percent)).toEqual([40, 20, 20, 20])
    expect(afterSplit.map((c) => c.percent)).toEqual([20, 10, 10, 10, 10, 10, 10, 10, 10])
    expect([percent(certificatesBeforeSplit), percent(afterSplit)]).toEqual([100, 100])
    for (const certificates of [certificatesBeforeSplit, afterSplit])
      expect(certificates.map((c) => c.director ?? false).indexOf(true)).toBe(0)
  })

  it('turning a certificate over halves it, and a full holding stays within the limit (split-b, -i)', () => {
    expect(certificatesTurnedOver).toEqual(
      certificatesBeforeSplit.map((c) => ({ ...c, percent: c.percent / 2 })),
    )
    expect(percent(certificatesTurnedOver)).toBeLessThanOrEqual(holdingLimit.afterSplit)
    expect(holdingLimit).toEqual({ beforeSplit: 100, afterSplit: 60 })
  })

  it('1854-local-ags-a two certificates of 50 %, one of them the director’s', () => {
    expect(localAgCertificates).toEqual([{ percent: 50, director: true }, { percent: 50 }])
    expect(percent(localAgCertificates)).toBe(100)
  })

  it('the director’s certificate and one option are enough to float (float-b)', () => {
    expect((certificatesBeforeSplit[0]?.percent ?? 0) + optionPercent).toBe(floatPercent)
  })

  it('1854-certlimit-b the table is the whole part of (32 + 5 for each split) by the number of players', () => {
    for (const n of players)
      expect([n, certificateLimit[n]]).toEqual([
        n,
        [0, 1, 2, 3, 4, 5, 6, 7, 8].map((split) => Math.floor((32 + 5 * split) / n)),
      ])
    expect(certificateLimit[4]?.[Object.keys(majors).length]).toBe(18)
  })
})

describe('money', () => {
  it('the bank holds 7,420, 7,400, 7,375 or 7,300 after the start (setup-b, -c, example 1)', () => {
    expect(players.map((n) => bankMoney - n * (startCash[n] ?? 0))).toEqual([7420, 7400, 7375, 7300])
    expect(Object.keys(startCash)).toEqual(Object.keys(certificateLimit))
  })

  it('the box holds 12 option markers, two for each of six players (setup-i)', () => {
    expect(optionMarkers * Math.max(...players)).toBe(12)
  })
})
