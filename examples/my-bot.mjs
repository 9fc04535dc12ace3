// A computer player. It looks one action ahead and takes whatever leaves it with the highest fortune, by the rules' own
// ranking.
//
//   npx stellwerk match vierhain --seats ./examples/my-bot.mjs,random,random --games 3

import { apply } from '@stellwerk/engine'

/** A number to choose, such as a bid, at its minimum. */
const actionOf = ({ action, range }) => (range ? { ...action, [range.field]: range.min } : action)

export const policy = {
  name: 'my bot',

  /** `view` is what the seat may see; the same situation must give the same action. */
  decide({ title, view, player, choices }) {
    const fortuneIn = (state) => title.ranking(state).find((one) => one.player === player)?.fortune ?? 0
    let best = { action: actionOf(choices[0]), worth: -Infinity }
    for (const choice of choices) {
      const action = actionOf(choice)
      const outcome = apply(title, view, action)
      // an action that depends on chance or on something hidden cannot be worked out from a view
      if (!outcome.ok) continue
      // prefer doing something to passing, so that it owns a railway in the end
      const worth = fortuneIn(outcome.state) + (action.type === 'pass' ? 0 : 1)
      if (worth > best.worth) best = { action, worth }
    }
    return { action: best.action, work: choices.length }
  },
}
