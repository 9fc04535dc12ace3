import { useMemo } from 'preact/hooks'
import { listed, numeral } from '@stellwerk/texts'
import type { PlayerId } from '@stellwerk/engine'
import { ChartView } from '../charts/charts-panel.js'
import { useLanguage, useSay } from '../language/language.js'
import { useTable } from '../table/table.js'
import { momentsOf } from '../timeline/moments.js'
import { endTexts } from './texts.js'
import './end.css'

/** What a game came to: who won and with what, how it developed, and its moments worth remembering. */
export function EndScreen() {
  const say = useSay(endTexts)
  const language = useLanguage()
  const { session, face, now, show } = useTable()
  const { title } = session.game
  const state = now.at(now.length)?.state
  const moments = momentsOf(now)
  const ranking = useMemo(() => (state ? title.ranking(state) : []), [title, state])
  const fortunes = useMemo(() => (state ? face.fortune(state, language) : []), [face, state, language])
  const charts = useMemo(() => face.charts(moments, language), [face, moments, language])
  const keyMoments = useMemo(() => face.keyMoments(moments, language), [face, moments, language])
  const winners = ranking.filter(({ rank }) => rank === 1).map(({ player }) => session.nameOf(player))
  const parts = fortunes[0]?.parts.map(({ label }) => label) ?? []
  const [worth] = charts
  return (
    <section class="end" aria-labelledby="end-heading">
      <h2 id="end-heading">{say('heading')}</h2>
      <p>{say(winners.length > 1 ? 'winners' : 'winner', { names: listed(language, winners) })}</p>
      <div class="end-scroll" tabIndex={0} role="region" aria-label={say('ranking')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('rank')}</th>
              <th scope="col">{say('player')}</th>
              {parts.map((label) => (
                <th scope="col" key={label}>
                  {label}
                </th>
              ))}
              <th scope="col">{say('total')}</th>
            </tr>
          </thead>
          <tbody>
            {ranking.map(({ player, rank, fortune }) => (
              <tr key={player}>
                <td>{rank}</td>
                <th scope="row">{session.nameOf(player as PlayerId)}</th>
                {fortunes
                  .find((one) => one.player === player)
                  ?.parts.map(({ label, value }) => (
                    <td key={label}>{numeral(language, value)}</td>
                  ))}
                <td class="end-total">{numeral(language, fortune)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {worth && worth.samples.length > 1 && <ChartView chart={worth} onPick={show} />}
      {keyMoments.length > 0 && (
        <>
          <h3>{say('keyMoments')}</h3>
          <ul class="end-moments">
            {keyMoments.map(({ at, text }) => (
              <li key={`${at} ${text}`}>
                <button type="button" class="end-moment" onClick={() => show(at)}>
                  {session.named(text)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <a class="button button-primary end-again" href="/new">
        {say('again')}
      </a>
    </section>
  )
}
