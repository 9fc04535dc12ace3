import type { Language } from '@stellwerk/texts'
import { useLanguage, useSay } from '../../language/language.js'
import type { Described } from './board/lying.js'
import { CountField } from './count-field.js'
import { FaultNote } from './faults.js'
import { withEntry, withField } from './sketch.js'
import { positionTexts } from './texts.js'

/** A company as descriptions tell of it; what the form does not show stays as it was written. */
export interface SketchedCompany {
  readonly price?: number
  readonly trains?: readonly string[]
  readonly [field: string]: unknown
}

type Told = Readonly<Record<string, SketchedCompany>>

/** Companies of a kind, which stand in one field of a description. */
export interface CompanyGroup {
  readonly field: string
  readonly companies: readonly string[]
  /** Those are in the game also if nothing is told of them. */
  readonly always?: boolean
  readonly priced: boolean
  nameOf(language: Language, company: string): string
  /** What makes a player direct or own one. */
  directedBy(player: string): object
  directorOf(company: SketchedCompany, players: readonly string[]): string | undefined
}

interface CompaniesFormProps {
  readonly heading: string
  readonly group: CompanyGroup
  readonly position: Described
  replace(position: Described): void
}

/** Which companies run, for whom, and with what. */
export function CompaniesForm({ heading, group, position, replace }: CompaniesFormProps) {
  const language = useLanguage()
  const { field, always, directedBy } = group
  const told = (position[field] ?? {}) as Told
  const [first = ''] = position.players ?? []
  const cash = position['cash'] as Readonly<Record<string, number>> | undefined
  const set = (id: string, company: SketchedCompany | undefined): void =>
    replace({ ...position, [field]: withEntry(told, id, company) })
  return (
    <section class="position-section" aria-labelledby={`position-${field}`}>
      <h2 id={`position-${field}`}>{heading}</h2>
      {group.companies.map((id) => {
        const company = told[id] ?? (always ? {} : undefined)
        const name = group.nameOf(language, id)
        const title = (
          <span>
            <strong>{id}</strong> {name}
          </span>
        )
        return (
          <fieldset key={id} class="position-item">
            <legend class="visually-hidden">{name}</legend>
            {always ? (
              title
            ) : (
              <label class="position-check">
                <input
                  type="checkbox"
                  checked={company !== undefined}
                  onChange={(event) =>
                    set(id, event.currentTarget.checked ? { ...directedBy(first) } : undefined)
                  }
                />
                {title}
              </label>
            )}
            <FaultNote at={`${field}.${id}`} />
            <FaultNote at={`cash.${id}`} />
            {company && (
              <CompanyFields
                group={group}
                company={company}
                players={position.players ?? []}
                treasury={cash?.[id]}
                onChange={(next) => set(id, next)}
                onTreasury={(amount) => replace({ ...position, cash: withEntry(cash, id, amount) })}
              />
            )}
          </fieldset>
        )
      })}
    </section>
  )
}

interface CompanyFieldsProps {
  readonly group: CompanyGroup
  readonly company: SketchedCompany
  readonly players: readonly string[]
  readonly treasury: number | undefined
  onChange(company: SketchedCompany): void
  onTreasury(amount: number | undefined): void
}

function CompanyFields({ group, company, players, treasury, onChange, onTreasury }: CompanyFieldsProps) {
  const say = useSay(positionTexts)
  return (
    <div class="page-row">
      <label class="position-labelled">
        {say(group.always ? 'owner' : 'director')}
        <select
          value={group.directorOf(company, players) ?? ''}
          onChange={(event) => onChange({ ...company, ...group.directedBy(event.currentTarget.value) })}
        >
          <option value="" disabled>
            {say(group.always ? 'asUsual' : 'nobody')}
          </option>
          {players.map((player) => (
            <option key={player}>{player}</option>
          ))}
        </select>
      </label>
      {group.priced && (
        <CountField
          label={say('price')}
          value={company.price}
          onChange={(price) => onChange(withField(company, 'price', price))}
        />
      )}
      <label class="position-labelled">
        {say('trains')}
        <input
          class="position-count"
          type="text"
          value={company.trains?.join(' ') ?? ''}
          onChange={(event) =>
            onChange({ ...company, trains: event.currentTarget.value.toUpperCase().match(/\w+/g) ?? [] })
          }
        />
      </label>
      <CountField label={say('treasury')} value={treasury} onChange={onTreasury} />
    </div>
  )
}
