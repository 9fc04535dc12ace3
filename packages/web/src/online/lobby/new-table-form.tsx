import { useState } from 'preact/hooks'
import type { NewTable, Table } from '@stellwerk/protocol'
import { completeSettings } from '@stellwerk/engine'
import { manifestOf, titleIds } from '@stellwerk/titles'
import { goTo } from '../../app/router.js'
import { useLanguage, useSay } from '../../language/language.js'
import type { Again } from '../../session/again.js'
import { ReadingChoices } from '../../readings/reading-choices.js'
import { titleName } from '../../titles/catalogue.js'
import { optionText } from '../../titles/fronts.js'
import { request } from '../api.js'
import { ChoiceField, Field, Form, offered } from '../form.js'
import { TermsFields, usualTerms } from './terms.js'
import { lobbyTexts } from './texts.js'

/** Everything a table agrees on before it is opened. */
export function NewTableForm({ again }: { readonly again: Again }) {
  const say = useSay(lobbyTexts)
  const language = useLanguage()
  const [title, setTitle] = useState(again.title ?? titleIds[0] ?? '')
  const [options, setOptions] = useState(again.options)
  const [seats, setSeats] = useState(String(again.seats ?? 3))
  const [terms, setTerms] = useState(usualTerms)
  const [seating, setSeating] = useState<NonNullable<NewTable['seating']>>('drawn')
  const [seed, setSeed] = useState('')
  const entry = manifestOf(title)
  if (!entry) return null
  const { min, max } = entry.seats
  // another title may have room for fewer, or need more
  const taken = Math.min(Math.max(Number(seats), min), max)

  const open = async (): Promise<void> => {
    const table = await request<Table>('POST', '/tables', {
      title,
      options: completeSettings(entry, options),
      seats: taken,
      ...terms,
      seating,
      ...(seed === '' ? {} : { seed: Number(seed) }),
    } satisfies NewTable)
    goTo(`/table/${table.id}`)
  }
  return (
    <Form label={say('create')} submit={say('create')} onSubmit={open}>
      <ChoiceField
        label={say('title')}
        value={title}
        options={titleIds.map((id) => [id, titleName(language, id)])}
        onChange={setTitle}
      />
      {Object.entries(entry.options).map(([option, values]) => (
        <ChoiceField
          key={option}
          label={optionText(language, title, option).name}
          help={optionText(language, title, option, options[option] ?? values[0]).hint}
          value={options[option] ?? values[0] ?? ''}
          options={values.map((value) => [value, optionText(language, title, option, value).name])}
          onChange={(value) => setOptions({ ...options, [option]: value })}
        />
      ))}
      <ReadingChoices key={title} title={title} chosen={options} onChange={setOptions} />
      <ChoiceField
        label={say('seats')}
        value={String(taken)}
        options={Array.from({ length: max - min + 1 }, (_, i) => [String(min + i), String(min + i)])}
        onChange={setSeats}
      />
      <TermsFields title={title} terms={terms} onChange={setTerms} />
      <ChoiceField
        label={say('seating')}
        value={seating}
        options={offered({ drawn: say('seatingDrawn'), chosen: say('seatingChosen') })}
        onChange={setSeating}
      />
      <Field label={say('seed')} help={say('seedHelp')} type="number" value={seed} onChange={setSeed} />
    </Form>
  )
}
