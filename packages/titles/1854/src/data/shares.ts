import type { Certificate } from './types.js'

/** 1854-setup-e: the certificates of a major, the director's one first. */
export const certificatesBeforeSplit: readonly Certificate[] = [
  { percent: 40, director: true },
  { percent: 20 },
  { percent: 20 },
  { percent: 20 },
]

/** 1854-split-b: the same certificates, turned over. */
export const certificatesTurnedOver: readonly Certificate[] = [
  { percent: 20, director: true },
  { percent: 10 },
  { percent: 10 },
  { percent: 10 },
]

/** 1854-split-f: the certificates that the split brings into play. */
export const splitFieldCertificates: readonly Certificate[] = [
  { percent: 10 },
  { percent: 10 },
  { percent: 10 },
  { percent: 10 },
  { percent: 10 },
]

/** 1854-local-ags-a: the price is that of one certificate. */
export const localAgCertificates: readonly Certificate[] = [{ percent: 50, director: true }, { percent: 50 }]

/** 1854-float-a: what must be in players' hands. */
export const floatPercent = 50

/** 1854-float-c: issue prices in the treasury of a major at its float. */
export const floatShares = 10

/** 1854-split-i: what one player may hold of a major. */
export const holdingLimit = { beforeSplit: 100, afterSplit: 60 }

/** 1854-option-b, -d: what an option certificate costs and counts until it is completed. */
export const optionPercent = 10

/** 1854-setup-i, 1854-option-c: one on the certificate, one on the price paid. */
export const optionMarkers = 2

/** 1854-certlimit-b: by number of players, then by number of split majors. */
export const certificateLimit: Readonly<Record<number, readonly number[]>> = {
  3: [10, 12, 14, 15, 17, 19, 20, 22, 24],
  4: [8, 9, 10, 11, 13, 14, 15, 16, 18],
  5: [6, 7, 8, 9, 10, 11, 12, 13, 14],
  6: [5, 6, 7, 7, 8, 9, 10, 11, 12],
}
