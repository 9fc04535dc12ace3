import type { MapHex, Table } from '@stellwerk/table'
import { companyOf } from '../../../table/named.js'

/** A station marker as it lies. */
export type PlacedMarker = NonNullable<MapHex['stops'][number]['circles'][number]['marker']>

/** The stops of a hex: their places for markers, and those that are there. */
export const stopsOf = (hex: MapHex | undefined) =>
  hex?.stops.map(({ circles }) => ({
    circles: circles.length,
    markers: circles.flatMap(({ marker }) => marker ?? []),
  })) ?? []

/** Whether the title lays this marker by itself. */
export const isHome = (table: Table, company: string, hex: string): boolean =>
  companyOf(table, company)?.homes.includes(hex) ?? false
