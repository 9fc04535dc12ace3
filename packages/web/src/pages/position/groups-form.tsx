import type { FormField, FormGroup, Told } from '@stellwerk/table'
import { useSay } from '../../language/language.js'
import type { Say } from '../../language/texts.js'
import { useEntry } from './entry.js'
import { FaultNote } from './faults.js'
import { CheckField, CountField, SelectField, TextField } from './fields.js'
import { positionTexts } from './texts.js'
import { cashOf, toldOf, withBegun, withCash, withEntry, withTold } from './told.js'

interface GroupProps {
  readonly group: FormGroup
}

/** All things of a kind: which of them are in the game, whose they are, and what they have. */
export function GroupForm({ group }: GroupProps) {
  const say = useSay(positionTexts) as Say
  const { field, heading, items } = group
  return (
    <section class="position-section" aria-labelledby={`position-${field}`}>
      <h2 id={`position-${field}`}>{say(heading)}</h2>
      <FaultNote at={field} />
      {items.map((item) => (
        <ItemForm key={item.id} group={group} item={item} />
      ))}
    </section>
  )
}

interface ItemProps extends GroupProps {
  readonly item: FormGroup['items'][number]
}

export function ItemForm({ group, item: { id, name } }: ItemProps) {
  const { position, replace } = useEntry()
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
        <CheckField
          label={title}
          value={told !== undefined}
          onChange={(checked) =>
            replace(checked ? withBegun(position, group, id) : withTold(position, group, id, undefined))
          }
        />
      )}
      {id !== '' && <FaultNote at={`${field}.${id}`} />}
      {id !== '' && <FaultNote at={`cash.${id}`} />}
      {told && (
        <div class="page-row">
          {fields.map((one, i) => (
            <Field key={i} field={one} id={id} group={group} told={told} />
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
}

function Field({ field, id, group, told }: FieldProps) {
  const say = useSay(positionTexts) as Say
  const { position, replace } = useEntry()
  const { players = [] } = position
  const change = (next: Told): void => replace(withTold(position, group, id, next))
  const set = (name: string, value: unknown): void => change(withEntry(told, name, value))
  switch (field.kind) {
    case 'holder': {
      const holder = group.holderOf?.(told, players) ?? ''
      return (
        <SelectField
          label={say(field.label)}
          value={holder}
          options={[
            ['', say(field.none), field.none !== 'nobody' && holder !== ''],
            ...players.map((player) => [player, player] as const),
          ]}
          onChange={(player) => change(group.heldBy?.(told, player) ?? told)}
        />
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
        <TextField
          class="position-count"
          label={say(field.label)}
          value={((told[field.field] ?? []) as readonly (string | number)[]).join(' ')}
          onChange={(text) => {
            const typed = text.toUpperCase().match(field.numbers ? /\d+/g : /\w+/g) ?? []
            set(field.field, field.numbers ? typed.map(Number) : typed)
          }}
        />
      )
    case 'flag':
      return (
        <CheckField
          label={say(field.label)}
          value={told[field.field] === true}
          onChange={(checked) => set(field.field, checked)}
        />
      )
    case 'size':
      return (
        <SelectField
          label={say(field.label)}
          value={String((told[field.field] as number | undefined) ?? field.usual ?? '')}
          options={[
            ...(field.usual === undefined ? [['', say('none')] as const] : []),
            ...field.sizes.map((size) => [String(size), String(size)] as const),
          ]}
          onChange={(size) => set(field.field, size === '' ? undefined : Number(size))}
        />
      )
    case 'treasury':
      return (
        <CountField
          label={say('treasury')}
          value={cashOf(position, id)}
          onChange={(amount) => replace(withCash(position, id, amount))}
        />
      )
    case 'shares': {
      const shares = told['shares'] as Readonly<Record<string, number>> | undefined
      return players.map((player) => (
        <CountField
          key={player}
          label={say('sharesOf', { player })}
          value={shares?.[player]}
          onChange={(count) => set('shares', withEntry(shares, player, count))}
        />
      ))
    }
  }
}
