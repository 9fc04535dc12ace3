import type { CoreState } from '@stellwerk/engine'
import type { BotKnowledge, Ledger } from '@stellwerk/ledger'
import { describedKnowledge } from '@stellwerk/ledger'
import { manifestOf } from '@stellwerk/titles'
import { greedyPolicy } from './greedy.js'
import type { Level, Policy, PolicyName } from './policy.js'
import { randomPolicy } from './random.js'
import type { Tutor } from './tutor/advise.js'
import type { Skill } from './weighing.js'
import { Search } from './search.js'

/**
 * Makes the policy of this name for a title, and loads what it needs. A title without knowledge of its own plays by its
 * description.
 */
export async function policyOf(title: string, name: PolicyName): Promise<Policy> {
  const game = await manifestOf(title)?.game()
  if (name === 'random' && game) return randomPolicy((await game.whole()).randomPlay)
  if (name === 'greedy' && game) return greedyPolicy(game.face)
  return levelPolicy(name as Level, (await tutorOf(title)).knowledge)
}

/** Makes the tutor of a title, from its knowledge or, if it has none, from its description. */
export async function tutorOf(title: string): Promise<Tutor> {
  const manifest = manifestOf(title)
  if (!manifest) throw new Error(`no title ${title}`)
  const { face } = await manifest.game()
  return { face, knowledge: (await manifest.bot?.()) ?? describedKnowledge<CoreState>(face) }
}

/** The policy of a level, with what a title’s bots know. */
export function levelPolicy(level: Level, knowledge: BotKnowledge): Policy {
  const skill = skillOf(level, knowledge)
  const known = level === 'strong' ? knowledge : { ...knowledge, ...knowledge.lesser?.[level] }
  return { name: level, decide: (situation) => new Search(known, skill, situation).decide() }
}

/** How far a judgement may be off: weaker players do not slip, but they do not see every difference. */
const blurOf = { good: 0.05, easy: 0.06 }

function skillOf(level: Level, { weights, lesser }: BotKnowledge): Skill {
  if (level === 'strong') return { weights }
  const blur = lesser?.[level]?.blur ?? blurOf[level]
  return level === 'good'
    ? { weights, blur }
    : { weights: { ...weights, rivals: 0 }, sees: shortSighted, blur }
}

/** The view of a player who plans as if everything stayed as it is, and not for long. */
const shortSighted = (ledger: Ledger): Ledger => ({
  ...ledger,
  rounds: { now: (ledger.rounds.now + ledger.rounds.next) / 2, next: 0 },
})
