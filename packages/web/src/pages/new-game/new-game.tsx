import { useId, useState } from 'preact/hooks'
import type { Refusal } from '@stellwerk/engine'
import { completeSettings } from '@stellwerk/engine'
import type { Game } from '@stellwerk/titles'
import { manifestOf } from '@stellwerk/titles'
import { goTo } from '../../app/router.js'
import { CourseFold } from '../../guide/course.js'
import { useLanguage, useSay } from '../../language/language.js'
import { ReadingChoices } from '../../readings/reading-choices.js'
import { againIn } from '../../session/again.js'
import { shelve } from '../../session/library.js'
import { drawSeed } from '../../session/seed.js'
import { titleName } from '../../titles/catalogue.js'
import { introductionOf, optionText } from '../../titles/fronts.js'
import { offered } from '../../titles/index.js'
import { openGame } from '../../titles/open-game.js'
import { Button } from '../../ui/button.js'
import { RuleLink } from '../../ui/rule-link.js'
import { useFailure } from '../../ui/use-failure.js'
import { newGameTexts } from './texts.js'
import '../page.css'
import './new-game.css'

/** A new game at one screen: title, options, names, and the seed that chance comes from. */
export function NewGamePage({ query }: { readonly query: URLSearchParams }) {
  const say = useSay(newGameTexts)
  const language = useLanguage()
  const base = useId()
  const again = againIn(query)
  const [wished, setWished] = useState(again.title ?? '')
  const titleId = offered.includes(wished) ? wished : (offered[0] ?? '')
  const entry = manifestOf(titleId)
  const [chosen, setChosen] = useState(again.options)
  const [names, setNames] = useState<readonly string[]>(
    again.players.length > 0 ? again.players : ['', '', ''],
  )
  const [seed, setSeed] = useState(() => String(drawSeed()))
  const [refused, setRefused] = useState<{ readonly game: Game; readonly refusal: Refusal } | null>(null)
  const fail = useFailure()
  if (!entry) return null
  const { options: titleOptions, seats } = entry

  const begin = async (): Promise<void> => {
    const players = names.map((name, i) => name.trim() || say('seat', { number: i + 1 }))
    const options = completeSettings(entry, chosen)
    const setup = { players, seed: /^\d{1,15}$/.test(seed.trim()) ? Number(seed) : NaN, options }
    const game = await openGame(titleId)
    const created = game?.title.create(setup)
    if (!game || !created) return
    if (!created.ok) return setRefused({ game, refusal: created.refusal })
    const id = await shelve({
      kind: 'hot-seat',
      title: titleId,
      origin: { ...setup, rules: game.title.rulesVersion },
      record: [],
      state: created.value,
      length: 0,
    })
    goTo(`/play/${id}`)
  }
  const chooseTitle = (id: string): void => {
    setWished(id)
    const { min = 0, max = names.length } = manifestOf(id)?.seats ?? {}
    const some = names.slice(0, max)
    setNames([...some, ...Array.from({ length: Math.max(0, min - some.length) }, () => '')])
  }
  const setName = (at: number, name: string): void => setNames(names.map((old, i) => (i === at ? name : old)))

  return (
    <main class="page new-game">
      <h1>{say('heading')}</h1>
      <form
        class="new-game-form"
        onSubmit={(event) => {
          event.preventDefault()
          begin().catch(fail)
        }}
      >
        <div class="page-field">
          <label for={`${base}-title`}>{say('title')}</label>
          <select
            id={`${base}-title`}
            value={titleId}
            onChange={(event) => chooseTitle(event.currentTarget.value)}
          >
            {offered.map((id) => (
              <option key={id} value={id}>
                {titleName(language, id)}
              </option>
            ))}
          </select>
          <p class="page-hint">{introductionOf(titleId, language)}</p>
          <CourseFold title={titleId} />
        </div>
        {Object.entries(titleOptions).map(([name, values]) => (
          <fieldset key={name} class="page-field new-game-options">
            <legend>{optionText(language, titleId, name).name}</legend>
            {values.map((value) => {
              const { name: label, hint } = optionText(language, titleId, name, value)
              return (
                <label key={value} class="new-game-option">
                  <input
                    type="radio"
                    name={`${base}-${name}`}
                    checked={(chosen[name] ?? values[0]) === value}
                    onChange={() => setChosen({ ...chosen, [name]: value })}
                  />
                  <span>
                    <strong>{label}</strong>
                    <span class="page-hint">{hint}</span>
                  </span>
                </label>
              )
            })}
          </fieldset>
        ))}
        <ReadingChoices
          key={titleId}
          title={titleId}
          readings={entry.readings}
          chosen={chosen}
          onChange={setChosen}
        />
        <fieldset class="page-field new-game-names">
          <legend>{say('players')}</legend>
          <p class="page-hint">{say('playersHint', { ...seats })}</p>
          {names.map((name, i) => (
            <div key={i} class="page-row">
              <input
                type="text"
                aria-label={say('name', { number: i + 1 })}
                placeholder={say('seat', { number: i + 1 })}
                maxLength={40}
                autoComplete="off"
                value={name}
                onInput={(event) => setName(i, event.currentTarget.value)}
              />
              {names.length > seats.min && (
                <Button
                  look="quiet"
                  label={say('removeSeat', { number: i + 1 })}
                  onPress={() => setNames(names.filter((_, at) => at !== i))}
                >
                  ×
                </Button>
              )}
            </div>
          ))}
          {names.length < seats.max && (
            <div>
              <Button onPress={() => setNames([...names, ''])}>{say('addSeat')}</Button>
            </div>
          )}
        </fieldset>
        <div class="page-field">
          <label for={`${base}-seed`}>{say('seed')}</label>
          <div class="page-row">
            <input
              id={`${base}-seed`}
              type="text"
              inputMode="numeric"
              aria-describedby={`${base}-seed-hint`}
              value={seed}
              onInput={(event) => setSeed(event.currentTarget.value)}
            />
            <Button onPress={() => setSeed(String(drawSeed()))}>{say('draw')}</Button>
          </div>
          <p class="page-hint" id={`${base}-seed-hint`}>
            {say('seedHint')}
          </p>
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
