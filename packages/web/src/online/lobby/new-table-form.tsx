import { useState } from 'preact/hooks'
import type { NewTable, Table } from '@stellwerk/protocol'
import { games } from '@stellwerk/titles'
import { goTo } from '../../app/router.js'
import { useLanguage, useSay } from '../../language/language.js'
import { optionText } from '../../pages/new-game/options.js'
import { request } from '../api.js'
import { ChoiceField, Field, Form } from '../form.js'
import { lobbyTexts } from './texts.js'

/** Everything a table agrees on before it is opened. */
export function NewTableForm() {
  const say = useSay(lobbyTexts)
  const language = useLanguage()
  const [title, setTitle] = useState(Object.keys(games)[0] ?? '')
  const [options, setOptions] = useState<{ readonly [name: string]: string }>({})
  const [seats, setSeats] = useState('3')
  const [name, setName] = useState('')
  const [pace, setPace] = useState<NonNullable<NewTable['pace']>>('correspondence')
  const [watching, setWatching] = useState<NonNullable<NewTable['watching']>>('everyone')
  const [undo, setUndo] = useState<NonNullable<NewTable['undo']>>('consent')
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
      name,
      pace,
      watching,
      undo,
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
        options={Object.entries(games).map(([id, { texts }]) => ({ value: id, label: texts.name(language) }))}
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
      <Field label={say('name')} value={name} maxLength={60} onChange={setName} />
      <ChoiceField
        label={say('pace')}
        help={say('paceHelp')}
        value={pace}
        options={[
          { value: 'correspondence', label: say('correspondence') },
          { value: 'live', label: say('live') },
        ]}
        onChange={setPace}
      />
      <ChoiceField
        label={say('watching')}
        value={watching}
        options={[
          { value: 'everyone', label: say('watchingEveryone') },
          { value: 'link', label: say('watchingLink') },
          { value: 'players', label: say('watchingPlayers') },
        ]}
        onChange={setWatching}
      />
      <ChoiceField
        label={say('undo')}
        value={undo}
        options={[
          { value: 'consent', label: say('undoConsent') },
          { value: 'free', label: say('undoFree') },
          { value: 'none', label: say('undoNone') },
        ]}
        onChange={setUndo}
      />
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
