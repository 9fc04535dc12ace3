/**
 * A fact that follows from some parts of a state and one more thing, such as a player or a company. While choices are
 * listed, each of them asks for it again, so the last answer is kept as long as those parts are the same objects. The
 * type of `find` says which parts it sees; all of them have to be named.
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
      // work on a state may be abandoned in the middle
      lately = undefined
      lately = { about, answer: find(state, about) }
    }
    return lately.answer
  }
}
