import type { Company, Effect, EffectKind, Step } from '@stellwerk/table'
import { readableInk } from '../board/contrast.js'
import { amountIn } from '../decision/effect-words.js'
import { useForesight } from '../decision/foresight.js'
import { useSay } from '../language/language.js'
import { useCalled } from './called.js'
import { useDescribed, useStep } from './description.js'
import { useDraftedAction } from './drafted.js'
import { tableTexts } from './texts.js'
import { Change } from '../ui/change.js'
import './company-strip.css'

/** The company whose turn it is: what it has, and where in its turn it stands. */
export function CompanyStrip() {
  const { description, words } = useDescribed()
  const step = useStep()
  const say = useSay(tableTexts)
  const { companies, turns, over } = description.table
  const ref = step?.company ?? turns.find(({ at }) => at === 'now')?.company
  const company = over ? undefined : companies.find((one) => one.ref === ref)
  if (!company) return null
  const next = turns.find(({ at }) => at === 'next')?.company
  return (
    <section class="strip" aria-label={say('strip', { company: company.name || company.mark })}>
      <span class="strip-mark" style={{ background: company.colour, color: readableInk(company) }}>
        {company.mark}
      </span>
      <Who company={company} />
      <Facts company={company} />
      {next !== undefined && <span class="strip-next">{say('thenNext', { company: words.mark(next) })}</span>}
      {step && <Course course={step.course} />}
    </section>
  )
}

function Who({ company: { name, head, note } }: { readonly company: Company }) {
  const { words } = useDescribed()
  const { nameOf } = useCalled()
  const say = useSay(tableTexts)
  const who = head ? say(head.as, { player: nameOf(head.player) }) : note && words.say(note)
  return (
    <span class="strip-who">
      <strong>{name}</strong>
      {who && <span>{who}</span>}
    </span>
  )
}

function Facts({ company }: { readonly company: Company }) {
  const { words } = useDescribed()
  const say = useSay(tableTexts)
  const { price, treasury, trains, stations, facts } = company
  const changed = useChanges(company)
  const money = (amount: number): string => words.cell({ kind: 'money', amount })
  return (
    <dl class="strip-facts">
      {price && <Fact label={words.column('price')} value={money(price.amount)} change={changed('price')} />}
      {treasury !== null && (
        <Fact label={say('treasury')} value={money(treasury)} change={changed('treasury')} />
      )}
      {trains.length > 0 && (
        <div>
          <dt>{say('trains', { count: trains.length })}</dt>
          <dd>
            {trains.map(({ train }, i) => (
              <span key={i} class="strip-train">
                {words.cell({ kind: 'train', ref: train })}
              </span>
            ))}
          </dd>
        </div>
      )}
      {stations && <Fact label={say('stations')} value={say('left', { count: stations.left })} isMore />}
      {facts
        .filter(({ show }) => show === 'overview')
        .map(({ id, label, value }) => (
          <Fact key={id} label={words.say(label)} value={words.cell(value)} isMore />
        ))}
    </dl>
  )
}

/** What would become of the figures of a company by what is drafted. */
function useChanges({ ref }: Company): (what: EffectKind) => Effect | undefined {
  const ahead = useForesight(useDraftedAction())
  const own =
    ahead?.kind === 'effects' ? ahead.effects.filter(({ of }) => of.kind === 'company' && of.ref === ref) : []
  return (kind) => own.find(({ what }) => what === kind)
}

interface FactProps {
  readonly label: string
  readonly value: string
  /** What the draft makes of it. */
  readonly change?: Effect | undefined
  /** Nobody knows it by its figure alone, and a phone has no room for its name. */
  readonly isMore?: boolean
}

function Fact({ label, value, change, isMore }: FactProps) {
  const [from, to] = [change && amountIn(change.from), change && amountIn(change.to)]
  return (
    <div class={isMore ? 'strip-more' : undefined}>
      <dt>{label}</dt>
      <dd>{from === undefined || to === undefined ? value : <Change from={from} to={to} />}</dd>
    </div>
  )
}

function Course({ course }: Pick<Step, 'course'>) {
  const { words } = useDescribed()
  const say = useSay(tableTexts)
  if (course.length === 0) return null
  return (
    <ol class="strip-course" aria-label={say('course')}>
      {course.map(({ label, at }, i) => (
        <li key={i} class={`strip-step-${at}`} aria-current={at === 'now' ? 'step' : undefined}>
          {words.say(label)}
        </li>
      ))}
    </ol>
  )
}
