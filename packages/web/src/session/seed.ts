export const drawSeed = (): number => 1 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 999_999_999)
