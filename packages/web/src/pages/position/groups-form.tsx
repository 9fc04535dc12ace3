import type { Described, FormField, FormGroup, Told } from '@stellwerk/table'
import { useSay } from '../../language/language.js'
import type { Say } from '../../language/texts.js'
import { CountField } from './count-field.js'
import { FaultNote } from './faults.js'
import { positionTexts } from './texts.js'
import { toldOf, withBegun, withEntry, withTold } from './told.js'

interface GroupProps {
  readonly group: FormGroup
  readonly position: Described
  replace(position: Described): void
}

interface ItemProps extends GroupProps {
  readonly item: FormGroup['items'][number]
}

/** All things of a kind: which of them are in the game, whose they are, and what they have. */
export function GroupForm({ group, position, replace }: GroupProps) {
  const say = useSay(positionTexts) as Say
  const { field, heading, items } = group
  return (
    <section class="position-section" aria-labelledby={`position-${field}`}>
      <h2 id={`position-${field}`}>{say(heading)}</h2>
      <FaultNote at={field} />
      {items.map((item) => (
        <ItemForm key={item.id} group={group} item={item} position={position} replace={replace} />
      ))}
    </section>
  )
}

export function ItemForm({ group, item: { id, name }, position, replace }: ItemProps) {
  const { field, always, fields } = group
  const told = toldOf(position, group, id)
  const title = (
    <span>
      {id !== '' && <strong>{id}</strong>} {name}
    </span>
  )
  return (
    <fieldset class="position-item">
      <legend class="visually-hidden">{name}</legend>
      {always ? (
        title
      ) : (
        <label class="position-check">
          <input
            type="checkbox"
            checked={told !== undefined}
            onChange={({ currentTarget: { checked } }) =>
              replace(checked ? withBegun(position, group, id) : withTold(position, group, id, undefined))
            }
          />
          {title}
        </label>
      )}
      {id !== '' && <FaultNote at={`${field}.${id}`} />}
      {id !== '' && <FaultNote at={`cash.${id}`} />}
      {told && (
        <div class="page-row">
          {fields.map((one, i) => (
            <Field
              key={i}
              field={one}
              id={id}
              group={group}
              told={told}
              position={position}
              change={(next) => replace(withTold(position, group, id, next))}
              replace={replace}
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}

interface FieldProps extends GroupProps {
  readonly field: FormField
  readonly id: string
  readonly told: Told
  change(told: Told): void
}

function Field({ field, id, group, told, position, change, replace }: FieldProps) {
  const say = useSay(positionTexts) as Say
  const { players = [] } = position
  const set = (name: string, value: unknown): void => change(withEntry(told, name, value))
  switch (field.kind) {
    case 'holder': {
      const holder = group.holderOf?.(told, players) ?? ''
      return (
        <label class="position-labelled">
          {say(field.label)}
          <select
            value={holder}
            onChange={({ currentTarget: { value } }) => change(group.heldBy?.(told, value) ?? told)}
          >
            <option value="" disabled={field.none !== 'nobody' && holder !== ''}>
              {say(field.none)}
            </option>
            {players.map((player) => (
              <option key={player}>{player}</option>
            ))}
          </select>
        </label>
      )
    }
    case 'count':
      if (field.when?.(position) === false) return null
      return (
        <CountField
          label={say(field.label)}
          value={told[field.field] as number | undefined}
          onChange={(count) => set(field.field, count)}
        />
      )
    case 'list':
      return (
        <label class="position-labelled">
          {say(field.label)}
          <input
            class="position-count"
            type="text"
            value={((told[field.field] ?? []) as readonly (string | number)[]).join(' ')}
            onChange={({ currentTarget: { value } }) => {
              const typed = value.toUpperCase().match(field.numbers ? /\d+/g : /\w+/g) ?? []
              set(field.field, field.numbers ? typed.map(Number) : typed)
            }}
          />
        </label>
      )
    case 'flag':
      return (
        <label class="position-check">
          <input
            type="checkbox"
            checked={told[field.field] === true}
            onChange={({ currentTarget: { checked } }) => set(field.field, checked)}
          />
          {say(field.label)}
        </label>
      )
    case 'size':
      return (
        <label class="position-labelled">
          {say(field.label)}
          <select
            value={
              told[field.field] === undefined ? String(field.usual ?? '') : JSON.stringify(told[field.field])
            }
            onChange={({ currentTarget: { value } }) =>
              set(field.field, value === '' ? undefined : Number(value))
            }
          >
            {field.usual === undefined && <option value="">{say('none')}</option>}
            {field.sizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
      )
    case 'treasury':
      return (
        <CountField
          label={say('treasury')}
          value={cashOf(position)?.[id]}
          onChange={(amount) => replace({ ...position, cash: withEntry(cashOf(position), id, amount) })}
        />
      )
    case 'shares': {
      const shares = told['shares'] as Counts | undefined
      return (
        <>
          {players.map((player) => (
            <CountField
              key={player}
              label={say('sharesOf', { player })}
              value={shares?.[player]}
              onChange={(count) => set('shares', withEntry(shares, player, count))}
            />
          ))}
        </>
      )
    }
  }
}

type Counts = Readonly<Record<string, number>>

export const cashOf = (position: Described): Counts | undefined => position['cash'] as Counts | undefined
