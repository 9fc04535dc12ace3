import { useId, useState } from 'preact/hooks'
import type { Playable, Refusal, Settings } from '@stellwerk/engine'
import { completeSettings } from '@stellwerk/engine'
import type { PlayedGame } from '@stellwerk/titles'
import { manifestOf, titleIds } from '@stellwerk/titles'
import { goTo } from '../../app/router.js'
import { CourseFold } from '../../guide/course.js'
import { useLanguage, useSay } from '../../language/language.js'
import { ReadingChoices } from '../../readings/reading-choices.js'
import { againIn } from '../../session/again.js'
import { shelve } from '../../session/library.js'
import { drawSeed } from '../../session/seed.js'
import { titleName } from '../../titles/catalogue.js'
import { introductionOf, optionText, timeOf } from '../../titles/fronts.js'
import { openGame } from '../../titles/open-game.js'
import { Button } from '../../ui/button.js'
import { RadioOption } from '../../ui/radio-option.js'
import { RuleLink } from '../../ui/rule-link.js'
import { useFailure } from '../../ui/use-failure.js'
import { homeTexts } from '../home/texts.js'
import { SeatFields, alike, seatNames } from './seats.js'
import { computersAmong, seatsAskedFor } from './seats-asked-for.js'
import { newGameTexts } from './texts.js'
import '../page.css'
import './new-game.css'

/** A new game on one screen: title, options, names, and the seed that chance comes from. */
export function NewGamePage({ query }: { readonly query: URLSearchParams }) {
  const say = useSay(newGameTexts)
  const sayHome = useSay(homeTexts)
  const language = useLanguage()
  const again = againIn(query)
  const [wished, setWished] = useState(again.title ?? '')
  const titleId = titleIds.includes(wished) ? wished : (titleIds[0] ?? '')
  const entry = manifestOf(titleId)
  const [chosen, setChosen] = useState(again.options)
  const [seats, setSeats] = useState(() => seatsAskedFor(again, query.get('against')))
  const [seed, setSeed] = useState(() => String(drawSeed()))
  const [refused, setRefused] = useState<{ readonly game: PlayedGame; readonly refusal: Refusal } | null>(
    null,
  )
  const fail = useFailure()
  if (!entry) return null
  const { options: titleOptions, seats: limits } = entry

  const begin = async (): Promise<void> => {
    const players = seatNames(seats, (number) => say('seat', { number }))
    const options = completeSettings(entry, chosen)
    const setup = { players, seed: /^\d{1,15}$/.test(seed.trim()) ? Number(seed) : NaN, options }
    const game = await openGame(titleId)
    const created = game?.title.create(setup)
    if (!game || !created) return
    if (!created.ok) return setRefused({ game, refusal: created.refusal })
    const id = await shelve({
      kind: 'hot-seat',
      title: titleId,
      ...computersAmong(seats, players),
      origin: { ...setup, rules: game.title.rulesVersion },
      record: [],
      state: created.value,
      length: 0,
    })
    goTo(`/play/${id}`)
  }
  const chooseTitle = (id: string): void => {
    setWished(id)
    const { min = 0, max = seats.length } = manifestOf(id)?.seats ?? {}
    const some = seats.slice(0, max)
    const missing = Array.from({ length: Math.max(0, min - some.length) }, () => ({
      name: '',
      ...alike(some),
    }))
    setSeats([...some, ...missing])
  }

  return (
    <main class="page new-game">
      <h1>{query.has('against') ? sayHome('against') : say('heading')}</h1>
      <form
        class="new-game-form"
        onSubmit={(event) => {
          event.preventDefault()
          begin().catch(fail)
        }}
      >
        <TitleField title={titleId} onChoose={chooseTitle} />
        <div class="new-game-rest">
          <SeatFields seats={seats} limits={limits} onChange={setSeats} />
          <OptionFields title={titleId} options={titleOptions} chosen={chosen} onChange={setChosen} />
          <ReadingChoices key={titleId} title={titleId} chosen={chosen} onChange={setChosen} />
          <SeedField seed={seed} onChange={setSeed} />
        </div>
        {refused && (
          <p class="page-fault" role="alert">
            {refused.game.texts.refusal(language, refused.refusal)} <RuleLink rule={refused.refusal.rule} />
          </p>
        )}
        <div class="page-row new-game-begin">
          <button type="submit" class="button button-primary">
            {say('begin')}
          </button>
        </div>
      </form>
    </main>
  )
}

interface TitleFieldProps {
  readonly title: string
  onChoose(title: string): void
}

/** What is played: all titles side by side, and what the chosen one is about. */
function TitleField({ title, onChoose }: TitleFieldProps) {
  const say = useSay(newGameTexts)
  const sayHome = useSay(homeTexts)
  const language = useLanguage()
  const base = useId()
  return (
    <fieldset class="page-field new-game-titles">
      <legend>{say('title')}</legend>
      {titleIds.map((id) => {
        const seats = manifestOf(id)?.seats
        return (
          <RadioOption
            key={id}
            name={`${base}-title`}
            value={id}
            checked={id === title}
            onChoose={() => onChoose(id)}
          >
            <strong>{titleName(language, id)}</strong>
            {seats && (
              <span class="page-hint">
                {sayHome('seats', { ...seats, time: timeOf(id, language) ?? sayHome('evening') })}
              </span>
            )}
          </RadioOption>
        )
      })}
      <p class="page-hint">{introductionOf(title, language)}</p>
      <CourseFold title={title} />
    </fieldset>
  )
}

interface OptionFieldsProps {
  readonly title: string
  readonly options: Playable['options']
  readonly chosen: Settings
  onChange(chosen: Settings): void
}

/** The options of a title, each with what its values mean. */
function OptionFields({ title, options, chosen, onChange }: OptionFieldsProps) {
  const language = useLanguage()
  const base = useId()
  return Object.entries(options).map(([name, values]) => (
    <fieldset key={name} class="page-field new-game-options">
      <legend>{optionText(language, title, name).name}</legend>
      {values.map((value) => {
        const { name: label, hint } = optionText(language, title, name, value)
        return (
          <RadioOption
            key={value}
            name={`${base}-${name}`}
            checked={(chosen[name] ?? values[0]) === value}
            onChoose={() => onChange({ ...chosen, [name]: value })}
          >
            <strong>{label}</strong>
            <span class="page-hint">{hint}</span>
          </RadioOption>
        )
      })}
    </fieldset>
  ))
}

interface SeedFieldProps {
  readonly seed: string
  onChange(seed: string): void
}

/** The number that all chance of the game comes from. */
function SeedField({ seed, onChange }: SeedFieldProps) {
  const say = useSay(newGameTexts)
  const base = useId()
  return (
    <div class="page-field">
      <label for={`${base}-seed`}>{say('seed')}</label>
      <div class="page-row">
        <input
          id={`${base}-seed`}
          type="text"
          inputMode="numeric"
          aria-describedby={`${base}-seed-hint`}
          value={seed}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
        <Button onPress={() => onChange(String(drawSeed()))}>{say('draw')}</Button>
      </div>
      <p class="page-hint" id={`${base}-seed-hint`}>
        {say('seedHint')}
      </p>
    </div>
  )
}
