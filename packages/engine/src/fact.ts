/**
 * A fact that follows from some parts of a state, and from one thing more such as a player or a company. While choices
 * are listed it is asked for again with each of them, so the last answer is kept for as long as these parts are the same
 * objects. The type of `find` says which parts it sees, and all of them have to be named.
 */
export function factOf<P extends object, A, R>(
  parts: Readonly<Record<keyof P, true>>,
  find: (state: P, about: A) => R,
): (state: P, about: A) => R {
  const names = Object.keys(parts) as (keyof P)[]
  const seen: P[keyof P][] = []
  let lately: { readonly about: A; readonly answer: R } | undefined
  return (state, about) => {
    let isSame = lately !== undefined && lately.about === about
    for (let i = 0; i < names.length; i++) {
      const part = state[names[i] as keyof P]
      if (seen[i] === part) continue
      isSame = false
      seen[i] = part
    }
    if (lately === undefined || !isSame) {
      // a state that is being worked on may be given up in the middle
      lately = undefined
      lately = { about, answer: find(state, about) }
    }
    return lately.answer
  }
}
