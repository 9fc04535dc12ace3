import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useLanguage, useSay } from '../language/language.js'
import type { Moment, Session } from '../session/session.js'
import type { Band } from '../story/bands.js'
import { useStory } from '../story/use-story.js'
import { useTable } from '../table/table.js'
import { useLaterWords } from '../titles/complete.js'
import { inOrderOfNames } from '../timeline/actors.js'
import { Select } from '../ui/select.js'
import type { Filter } from './lines.js'
import { entriesOf, linesOf } from './lines.js'
import { logTexts } from './texts.js'
import './log.css'

const everything: Filter = { text: '', player: '', actor: '' }

/** What each game's log was filtered by; it stays while other tabs are looked at. */
const filters = new WeakMap<Session, Filter>()

/** Everything that happened, by round; a click shows the board as it was. */
export function LogPanel() {
  const say = useSay(logTexts)
  const language = useLanguage()
  const { session, at, show } = useTable()
  const { moments, bands, words, actorAt } = useStory()
  const [filter, setFilter] = useState<Filter>(filters.get(session) ?? everything)
  const actors = useMemo(
    () =>
      inOrderOfNames(
        new Set(moments.flatMap((_, n) => actorAt(n) ?? [])),
        (actor) => words.name(actor),
        language,
      ),
    [moments, words, language],
  )
  const hasWords = useLaterWords(session.game.title.id)
  if (moments.length === 0 || !hasWords) return <p class="log-state">{say('loading')}</p>

  const told = (moment: Moment): readonly string[] =>
    linesOf(session.game, moment, language).map((line, i) =>
      i === 0 && moment.deputy !== undefined
        ? say('byDeputy', { line: session.named(line), name: session.nameOf(moment.deputy) })
        : session.named(line),
    )
  const entries = (band: Band) => entriesOf(moments, band.from, band.to, told, actorAt, filter)
  const isFiltered = filter.text.trim() !== '' || filter.player !== '' || filter.actor !== ''
  const shown = bands.find(({ from, to }) => from <= at && at <= to)
  const found = isFiltered ? bands.filter((band) => entries(band).length > 0) : bands
  const change = (part: Partial<Filter>): void => {
    const next = { ...filter, ...part }
    filters.set(session, next)
    setFilter(next)
  }
  return (
    <div class="log">
      <div class="log-filters">
        <input
          type="search"
          aria-label={say('search')}
          placeholder={say('search')}
          value={filter.text}
          onInput={(event) => change({ text: event.currentTarget.value })}
        />
        <Select<string>
          label={say('player')}
          value={filter.player}
          options={[
            ['', say('allPlayers')],
            ...(moments[0]?.state.players ?? []).map((player) => [player, session.nameOf(player)] as const),
          ]}
          onChange={(player) => change({ player })}
        />
        <Select
          label={say('actor')}
          value={filter.actor}
          options={[['', say('allActors')], ...actors]}
          onChange={(actor) => change({ actor })}
        />
      </div>
      {isFiltered && found.length === 0 && <p class="log-state">{say('empty')}</p>}
      <div class="log-rounds">
        {found.map((band) => (
          <Round
            key={band.from}
            label={band.label}
            open={isFiltered || band === shown}
            entries={() => entries(band)}
            at={at}
            onShow={show}
          />
        ))}
      </div>
    </div>
  )
}

interface RoundProps {
  readonly label: string
  readonly open: boolean
  entries(): ReturnType<typeof entriesOf>
  readonly at: number
  onShow(at: number): void
}

/** The lines of one round; they are made only while they can be seen. */
function Round({ label, open, entries, at, onShow }: RoundProps) {
  const say = useSay(logTexts)
  const [isOpen, setOpen] = useState(open)
  const current = useRef<HTMLLIElement>(null)
  useEffect(() => setOpen(open), [open])
  useEffect(() => current.current?.scrollIntoView({ block: 'nearest' }), [at, isOpen])
  return (
    <details class="log-round" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen && (
        <ol>
          {entries().map(({ at: moment, lines }) => (
            <li key={moment} ref={moment === at ? current : null}>
              <button
                type="button"
                class="log-entry"
                aria-current={moment === at}
                title={say('show', { at: moment })}
                onClick={() => onShow(moment)}
              >
                {lines.map((line, i) => (
                  <span class="log-line" key={i}>
                    {line}
                  </span>
                ))}
              </button>
            </li>
          ))}
        </ol>
      )}
    </details>
  )
}
