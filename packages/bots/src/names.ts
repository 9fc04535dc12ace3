/** Names for computer players, from the history of railways. */
export const botNames: readonly string[] = [
  'Trevithick',
  'Stephenson',
  'Seguin',
  'Borsig',
  'Crampton',
  'Negrelli',
  'Ghega',
  'Engerth',
  'Maffei',
  'Mallet',
  'Riggenbach',
  'Abt',
]

/** A number of names that nobody at the table has. */
export const botNamesBeside = (taken: readonly string[], count: number): readonly string[] =>
  botNames.filter((name) => !taken.includes(name)).slice(0, count)
