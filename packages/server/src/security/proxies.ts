/**
 * Which addresses on the way of a request are believed to say whom they have it from: those of so many proxies, counted from
 * the server. What stands before them in `X-Forwarded-For` may be made up.
 */
export const trustedHops = (proxies: number): false | ((address: string, hop: number) => boolean) =>
  proxies > 0 && ((_, hop) => hop < proxies)
