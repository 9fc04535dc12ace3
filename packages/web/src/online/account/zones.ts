/** Where this browser's clock is. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Every time zone that this browser knows, and the one that is chosen. */
export const zonesWith = (chosen: string): readonly string[] =>
  [...new Set(['UTC', ownZone(), chosen, ...Intl.supportedValuesOf('timeZone')])].toSorted()
