/** What the routes of accounts have in common. */
export const tags = ['accounts']

/** Nothing that people say of themselves is larger. */
export const bodyLimit = 16_384
