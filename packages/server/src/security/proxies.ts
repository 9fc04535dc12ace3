/**
 * Which hops of a request are trusted to say where it came from: a number of proxies, counted from the server. Anything
 * before them in `X-Forwarded-For` may be made up.
 */
export const trustedHops = (proxies: number): false | ((address: string, hop: number) => boolean) =>
  proxies > 0 && ((_, hop) => hop < proxies)
