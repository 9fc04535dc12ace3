import { useMemo } from 'preact/hooks'
import type { PlayerId } from '@stellwerk/engine'
import { listed } from '@stellwerk/texts'
import { ChartView } from '../charts/charts-panel.js'
import { useLanguage, useSay } from '../language/language.js'
import { againAddress } from '../session/again.js'
import { chartsOf } from '../story/charts.js'
import { fortunesOf } from '../story/fortune.js'
import { keyMomentsOf } from '../story/key-moments.js'
import { useStory } from '../story/use-story.js'
import { reviewTab } from '../table/dock.js'
import { useTable } from '../table/table.js'
import { Button } from '../ui/button.js'
import { RankingTable } from './ranking-table.js'
import { endTexts } from './texts.js'
import './end.css'

/** What a game came to: who won and with what, how it developed, and its moments worth remembering. */
export function EndScreen() {
  const say = useSay(endTexts)
  const language = useLanguage()
  const { session, now, show, openPanel } = useTable()
  const { face, moments, words } = useStory()
  const { title } = session.game
  const state = now.at(now.length)?.state
  const ranking = useMemo(() => (state ? title.ranking(state) : []), [title, state])
  const fortunes = useMemo(
    () => (state ? fortunesOf(face.table(state, null), words, language) : []),
    [face, state, words, language],
  )
  const nameOf = (player: PlayerId): string => session.nameOf(player)
  const charts = useMemo(
    () => chartsOf(face, moments, { words, language, nameOf }),
    [face, moments, words, language],
  )
  const keyMoments = useMemo(
    () =>
      keyMomentsOf(face, moments, {
        words,
        language,
        texts: session.game.texts,
        named: (line) => session.named(line),
      }),
    [face, moments, words, language, session],
  )
  const winners = ranking.filter(({ rank }) => rank === 1).map(({ player }) => session.nameOf(player))
  const [worth] = charts
  return (
    <section class="end" aria-labelledby="end-heading">
      <h2 id="end-heading">{say('heading')}</h2>
      <p>{say(winners.length > 1 ? 'winners' : 'winner', { names: listed(language, winners) })}</p>
      <RankingTable ranking={ranking} fortunes={fortunes} />
      <Button look="primary" onPress={() => openPanel(reviewTab)}>
        {say('review')}
      </Button>
      {worth && worth.samples.length > 1 && <ChartView chart={worth} onPick={show} />}
      {keyMoments.length > 0 && (
        <>
          <h3>{say('keyMoments')}</h3>
          <ul class="end-moments">
            {keyMoments.map(({ at, text }) => (
              <li key={`${at} ${text}`}>
                <button type="button" class="end-moment" onClick={() => show(at)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <a class="button" href={againAddress(session)}>
        {say('again')}
      </a>
    </section>
  )
}
