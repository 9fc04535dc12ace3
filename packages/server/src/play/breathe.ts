/** Lets others have their turn. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
