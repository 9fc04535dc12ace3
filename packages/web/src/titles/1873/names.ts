import { hexes } from '@stellwerk/1873'

/** "D13 Braunesumpf". */
export const hexLabel = (hex: string): string => [hex, hexes[hex]?.name].filter(Boolean).join(' ')
