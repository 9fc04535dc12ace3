import type { Fact as DescribedFact, Value } from '@stellwerk/table'
import { useSay } from '../language/language.js'
import { CompanyChip, CompanyLink } from './company-chip.js'
import { Fact, HexName } from './parts.js'
import { ScaleTable } from './scale.js'
import type { Sight } from './sight.js'
import { panelTexts } from './texts.js'

interface ValueProps {
  readonly sight: Sight
  readonly value: Value
}

/** A value with what can be pointed at in it. */
export function Shown({ sight, value }: ValueProps) {
  const say = useSay(panelTexts)
  switch (value.kind) {
    case 'company': {
      const company = sight.company(value.ref)
      if (!company) return <>{value.ref}</>
      const has = sight.kindOf(company)?.has ?? []
      return has.includes('shares') || has.includes('trains') ? (
        <CompanyChip company={company} />
      ) : (
        <CompanyLink company={company} />
      )
    }
    case 'hex': {
      const name = sight.map.hexes[value.ref]?.name
      return (
        <span class="panel-place">
          {name !== undefined && `${name} `}
          <HexName hex={value.ref} label={say('hexOnMap', { hex: value.ref })} />
        </span>
      )
    }
    case 'list': {
      const isText = value.items.every(({ kind }) => kind !== 'company' && kind !== 'hex')
      if (isText) return <>{sight.words.cell(value)}</>
      return (
        <span class="panel-list">
          {value.items.map((item, i) => (
            <Shown key={i} sight={sight} value={item} />
          ))}
        </span>
      )
    }
    case 'flag':
      return <>{say(value.on ? 'yes' : 'no')}</>
    case 'scale':
      return <ScaleTable sight={sight} scale={value} />
    default:
      return <>{sight.words.phrase(value)}</>
  }
}

/** Whether a fact says something on a card: that something is not so is told only where it matters in an overview. */
const isTold = ({ show, value }: DescribedFact): boolean =>
  show !== 'change' && value.kind !== 'none' && (value.kind !== 'flag' || value.on || show === 'overview')

interface FactsProps {
  readonly sight: Sight
  readonly facts: readonly DescribedFact[]
}

/** Facts that belong on a card; what there is nothing to say of is left out. */
export const DescribedFacts = ({ sight, facts }: FactsProps) => (
  <>
    {facts.filter(isTold).map(({ id, label, value, tone, note }) => (
      <Fact key={id} label={sight.words.say(label)} wide={note ? 'row' : widthOf(value)} tone={tone}>
        <Shown sight={sight} value={value} />
        {note && <span class="panel-note"> {sight.words.say(note)}</span>}
      </Fact>
    ))}
  </>
)

function widthOf(value: Value): boolean | 'row' {
  if (value.kind === 'scale') return 'row'
  if (value.kind === 'message') return true
  if (value.kind !== 'list') return false
  return value.items.some(({ kind }) => kind === 'message') ? 'row' : value.items.length > 1
}
