import type { CoreState } from '@stellwerk/engine'
import type { Plan } from '@stellwerk/table'
import { tableWords } from '@stellwerk/texts'
import type { Face, GivenPlans, RunsPlan } from './face.js'
import type { DescribedGame } from '@stellwerk/titles'

/** The best runs and people's plans, in words that are the same in every language where possible. */
export function runsOf<S extends CoreState>(
  described: DescribedGame<S>,
): Required<Pick<Face<S>, 'runners' | 'runs'>> & Pick<Face<S>, 'givenPlans'> {
  const { runs, table } = described.face
  const told = (state: S, plan: Plan): RunsPlan => {
    const words = tableWords({ language: 'en', texts: described.texts, table: table(state, null) })
    const { total, routes, extras, aim } = plan
    return {
      total,
      runs: routes.map(({ train, path, passes = [] }) => ({
        train,
        stops: path.map((hex, i) => (passes.includes(i) ? `(${hex})` : hex)),
      })),
      parts: [
        ...routes.flatMap(({ calls }) =>
          calls.map(({ at, amount }) => ({ place: words.phrase(at), value: amount })),
        ),
        ...extras.map(({ label, amount }) => ({ place: words.say(label), value: amount })),
      ],
      ...(aim ? { aim } : {}),
    }
  }
  return {
    runners: (state) => runs.runners(state),
    runs(state, company, best) {
      const { plans, ...found } = runs.suggest(state, company, best)
      return { ...found, plans: plans.map((plan) => told(state, plan)) }
    },
    ...(runs.given ? { givenPlans: givenBy(runs.given, told) } : {}),
  }
}

function givenBy<S extends CoreState>(
  { shape, faults, value, complete }: NonNullable<DescribedGame<S>['face']['runs']['given']>,
  told: (state: S, plan: Plan) => RunsPlan,
): GivenPlans<S> {
  return {
    shape,
    faults,
    value: (state, company, plan) => told(state, value(state, company, plan)),
    ...(complete
      ? {
          complete: (state, company, partial) => {
            const found = complete(state, company, partial)
            return found && { ...told(state, found), plan: found.written, proven: found.proven }
          },
        }
      : {}),
  }
}
