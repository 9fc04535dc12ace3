import { useState } from 'preact/hooks'
import type { NewTable, Table } from '@stellwerk/protocol'
import { games } from '@stellwerk/titles'
import { goTo } from '../../app/router.js'
import { useLanguage, useSay } from '../../language/language.js'
import type { Again } from '../../session/again.js'
import { optionText } from '../../pages/new-game/options.js'
import { offered } from '../../titles/index.js'
import { request } from '../api.js'
import { ChoiceField, Field, Form } from '../form.js'
import { TermsFields, usualTerms } from './terms.js'
import { lobbyTexts } from './texts.js'

/** Everything a table agrees on before it is opened. */
export function NewTableForm({ again }: { readonly again: Again }) {
  const say = useSay(lobbyTexts)
  const language = useLanguage()
  const [title, setTitle] = useState(again.title ?? offered[0] ?? '')
  const [options, setOptions] = useState(again.options)
  const [seats, setSeats] = useState(String(again.seats ?? 3))
  const [terms, setTerms] = useState(usualTerms)
  const [seating, setSeating] = useState<NonNullable<NewTable['seating']>>('drawn')
  const [seed, setSeed] = useState('')
  const game = games[title]
  if (!game) return null
  const { min, max } = game.title.seats

  const open = async (): Promise<void> => {
    const table = await request<Table>('POST', '/tables', {
      title,
      options,
      seats: Number(seats),
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
        options={offered.map((id) => ({ value: id, label: games[id]?.texts.name(language) ?? id }))}
        onChange={setTitle}
      />
      {Object.entries(game.title.options).map(([option, values]) => (
        <ChoiceField
          key={option}
          label={optionText(language, title, option).name}
          help={optionText(language, title, option, options[option] ?? values[0]).hint}
          value={options[option] ?? values[0] ?? ''}
          options={values.map((value) => ({ value, label: optionText(language, title, option, value).name }))}
          onChange={(value) => setOptions({ ...options, [option]: value })}
        />
      ))}
      <ChoiceField
        label={say('seats')}
        value={seats}
        options={Array.from({ length: max - min + 1 }, (_, i) => ({
          value: String(min + i),
          label: String(min + i),
        }))}
        onChange={setSeats}
      />
      <TermsFields terms={terms} onChange={setTerms} />
      <ChoiceField
        label={say('seating')}
        value={seating}
        options={[
          { value: 'drawn', label: say('seatingDrawn') },
          { value: 'chosen', label: say('seatingChosen') },
        ]}
        onChange={setSeating}
      />
      <Field label={say('seed')} help={say('seedHelp')} type="number" value={seed} onChange={setSeed} />
    </Form>
  )
}
