import type {
  Action,
  Choice,
  CoreState,
  Frame,
  Json,
  JsonObject,
  OpenDecision,
  PlayerId,
} from '@stellwerk/engine'
import { top } from '@stellwerk/engine'
import type { Asking } from './asking.js'
import { rowOf } from './asking.js'
import { sectionsOf } from './sections.js'
import type { Section, Step } from './step.js'
import type { CompanyRef, Message, Money, Value } from './values.js'
import { company, hidden, money, moneyIfAny, msg, name, none, player, says } from './values.js'

/** The present step: what is asked of whom, as sections in the order of the choices; passing comes last. */
export function stepOf<S extends CoreState, A extends Action>(
  state: S,
  decision: OpenDecision,
  viewer: PlayerId | null,
  asking: Asking<S, A>,
): Step {
  // the frame of the viewed state: the decision's frame may come from the full state and reveal what is sealed
  const frame = top(state)
  if (!frame || decision.players.length === 0)
    return { heading: msg('round.end'), company: null, course: [], asked: [], sections: [] }
  const own = ({ action }: { readonly action: Action }): boolean =>
    viewer === null || action.player === viewer
  const choices = decision.choices.filter(own)
  const refused = decision.refused?.filter(own) ?? []
  const acting = asking.company(state)
  const course = asking.course(state)
  // an offer lies on top of the step in which it was made
  const step = state.flow.findLast(({ kind }) => course.includes(kind))
  const now = step ? course.indexOf(step.kind) : -1
  return {
    heading: msg(`heading.${frame.kind}`, { ...usualIn(frame, acting), ...asking.heading?.(state, frame) }),
    company: acting,
    course: course.map((kind, i) => ({
      label: msg(`course.${kind}`),
      at: i < now ? 'done' : i === now ? 'now' : 'next',
    })),
    asked: decision.players,
    sections:
      frame.kind === 'offer'
        ? [offerSection(state, frame, choices, asking)]
        : sealed(frame, sectionsOf(state, asking, { choices, refused, partial: decision.partial })),
  }
}

/** What the headings of many titles name. */
const usualIn = ({ from, profit, revenue }: Frame, acting: CompanyRef | null): Message['params'] => ({
  company: acting === null ? undefined : company(acting),
  profit: moneyIfAny(profit as Money | undefined),
  revenue: moneyIfAny(revenue as Money | undefined),
  from: from === undefined ? undefined : player(from as PlayerId),
})

function offerSection<S extends CoreState, A extends Action>(
  state: S,
  frame: Frame,
  choices: readonly Choice[],
  asking: Asking<S, A>,
): Section {
  const deal = frame['deal'] as JsonObject & { readonly type: string }
  return {
    kind: 'offer',
    id: 'offer',
    heading: msg('section.offer'),
    from: frame['from'] as PlayerId,
    to: frame['to'] as PlayerId,
    deal: asking.deal?.(state, deal) ?? msg(`deal.${deal.type}`),
    ...(typeof deal['price'] === 'number' ? { price: deal['price'] } : {}),
    answers: choices.map((choice) => rowOf(choice, { subject: says(`answer.${choice.action.type}`) })),
  }
}

/** Shows what others have entered above what is still to be entered. */
function sealed(frame: Frame, sections: readonly Section[]): readonly Section[] {
  const entered = frame['entered'] as { readonly [player: string]: Json } | undefined
  if (!entered) return sections
  return [
    {
      kind: 'sealed',
      id: frame.kind,
      heading: msg(`section.${frame.kind}`),
      entered: (frame['asked'] as readonly PlayerId[]).map((asked) => ({
        player: asked,
        value: Object.hasOwn(entered, asked) ? entry(entered[asked] ?? null) : none,
      })),
      sections,
    },
  ]
}

function entry(value: Json): Value {
  if (value === null) return hidden
  return typeof value === 'number'
    ? money(value)
    : name(typeof value === 'string' ? value : JSON.stringify(value))
}
