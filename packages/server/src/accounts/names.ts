/**
 * The name as it is compared: compatible characters count as one (NFKC) and case does not matter. Capitals first, because
 * some small letters have a capital of two (ß, SS) and some have two forms (σ, ς).
 */
export const nameKey = (name: string): string =>
  name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')

/** Letters that nobody sees would make two names look the same. */
export const hasHiddenCharacters = (name: string): boolean => /\p{Default_Ignorable_Code_Point}/u.test(name)
