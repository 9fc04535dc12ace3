import type { FormField, FormGroup } from '@stellwerk/table'
import { msg } from '@stellwerk/table'
import { useSay } from '../../language/language.js'
import { CheckField } from '../../ui/check-field.js'
import { SelectField } from '../../ui/select.js'
import { useEntry } from './entry.js'
import { FaultNote } from './faults.js'
import { ChoiceField, CountField, FlagField, ListField } from './fields.js'
import { positionTexts } from './texts.js'
import { placeIn, telling, toldOf, withBegun } from './told.js'

interface GroupProps {
  readonly group: FormGroup
}

/** All things of a kind: which of them are in the game, whose they are, and what they have. */
export function GroupForm({ group }: GroupProps) {
  const { words } = useEntry()
  const { field, heading, items } = group
  return (
    <section class="position-section" aria-labelledby={`position-${field}`}>
      <h2 id={`position-${field}`}>{words.say(msg(heading))}</h2>
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
          class="position-check"
          label={title}
          checked={told !== undefined}
          onChange={(checked) =>
            replace(
              checked ? withBegun(position, group, id) : telling(position, placeIn(group, id), undefined),
            )
          }
        />
      )}
      {id !== '' && <FaultNote at={`${field}.${id}`} />}
      {id !== '' && <FaultNote at={`cash.${id}`} />}
      {told && (
        <div class="page-row">
          {fields.map((one, i) => (
            <Field key={i} field={one} id={id} group={group} />
          ))}
        </div>
      )}
    </fieldset>
  )
}

interface FieldProps extends GroupProps {
  readonly field: FormField
  readonly id: string
}

function Field({ field, id, group }: FieldProps) {
  const { words, position, replace } = useEntry()
  const say = useSay(positionTexts)
  const { players = [] } = position
  const here = placeIn(group, id)
  if (field.kind === 'treasury')
    return <CountField label={words.say(msg('panel.treasury'))} at={['cash', id]} />
  if (field.kind === 'shares')
    return players.map((player) => (
      <CountField
        key={player}
        label={`${words.column('shares')}: ${player}`}
        at={[...here, 'shares', player]}
      />
    ))
  const label = words.say(msg(field.label))
  if (field.kind === 'holder') {
    const told = toldOf(position, group, id) ?? {}
    const holder = group.holderOf?.(told, players) ?? ''
    const nobody = field.none ? words.say(msg(field.none)) : say(field.none === '' ? 'asUsual' : 'nobody')
    return (
      <SelectField
        class="position-labelled"
        label={label}
        value={holder}
        options={[
          ['', nobody, field.none !== undefined && holder !== ''],
          ...players.map((player) => [player, player] as const),
        ]}
        onChange={(player) => replace(telling(position, here, group.heldBy?.(told, player) ?? told))}
      />
    )
  }
  const placed = { label, at: [...here, field.field] }
  switch (field.kind) {
    case 'count':
      return field.when?.(position) === false ? null : <CountField {...placed} />
    case 'list':
      return <ListField {...placed} example={field.example} />
    case 'flag':
      return <FlagField {...placed} />
    case 'size':
      return <ChoiceField {...placed} options={field.sizes.map((size) => [size, String(size ?? '–')])} />
  }
}
