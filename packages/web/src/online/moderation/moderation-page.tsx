import { useEffect, useState } from 'preact/hooks'
import type { Moderation, ModerationEntry, OpenReport } from '@stellwerk/protocol'
import { useLanguage, useSay } from '../../language/language.js'
import { Button } from '../../ui/button.js'
import { titleName } from '../../titles/catalogue.js'
import { useMe } from '../account/me.js'
import { request } from '../api.js'
import { PersonForm } from './person-form.js'
import { moderationTexts } from './texts.js'
import './moderation.css'

/** What moderators have to look at, what they can do, and what was done. */
export function ModerationPage() {
  const say = useSay(moderationTexts)
  const me = useMe()
  const [reports, setReports] = useState<readonly OpenReport[]>([])
  const [entries, setEntries] = useState<readonly ModerationEntry[]>([])
  const isModerator = me?.role === 'moderator'
  const read = async (): Promise<void> => {
    setReports((await request<{ reports: OpenReport[] }>('GET', '/moderation/reports')).reports)
    setEntries((await request<{ entries: ModerationEntry[] }>('GET', '/moderation/log')).entries)
  }
  useEffect(() => {
    if (isModerator) void read()
  }, [isModerator])
  const act = async (act: Moderation): Promise<void> => {
    await request('POST', '/moderation/acts', act)
    await read()
  }
  const close = async (id: string): Promise<void> => {
    await request('POST', `/moderation/reports/${id}/close`)
    await read()
  }
  return (
    <main class="column moderation">
      <h1>{say('moderation')}</h1>
      {me !== undefined && !isModerator && <p>{say('onlyModerators')}</p>}
      {isModerator && (
        <>
          <section aria-labelledby="moderation-reports">
            <h2 id="moderation-reports">{say('reports')}</h2>
            {reports.length === 0 && <p>{say('empty')}</p>}
            <ul class="moderation-reports">
              {reports.map((report) => (
                <ReportItem key={report.id} report={report} act={act} close={close} />
              ))}
            </ul>
          </section>
          <section aria-labelledby="moderation-people">
            <h2 id="moderation-people">{say('people')}</h2>
            <PersonForm act={act} />
          </section>
          <Log entries={entries} />
        </>
      )}
    </main>
  )
}

interface ReportItemProps {
  readonly report: OpenReport
  act(act: Moderation): Promise<void>
  close(id: string): Promise<void>
}

function ReportItem({ report, act, close }: ReportItemProps) {
  const say = useSay(moderationTexts)
  const language = useLanguage()
  const { table, message } = report
  return (
    <li>
      <p>
        <a href={`/table/${table.id}`}>{table.name || titleName(language, table.title)}</a>{' '}
        {say('by', { name: report.by ?? '–' })}
      </p>
      <p>{report.text}</p>
      {message && (
        <blockquote>
          {say('about', { name: message.name })} {message.text}
        </blockquote>
      )}
      <p class="moderation-acts">
        {message && !message.hidden && (
          <Button onPress={() => void act({ action: 'hide', message: message.id })}>{say('hide')}</Button>
        )}
        {!table.removed && (
          <Button onPress={() => void act({ action: 'remove-table', table: table.id })}>
            {say('removeTable')}
          </Button>
        )}
        <Button look="primary" onPress={() => void close(report.id)}>
          {say('close')}
        </Button>
      </p>
    </li>
  )
}

const isKnown = (action: string): action is Moderation['action'] | 'close-report' =>
  Object.hasOwn(moderationTexts.messages, `act.${action}`)

function Log({ entries }: { readonly entries: readonly ModerationEntry[] }) {
  const say = useSay(moderationTexts)
  const language = useLanguage()
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' })
  return (
    <section aria-labelledby="moderation-log">
      <h2 id="moderation-log">{say('log')}</h2>
      {entries.length === 0 && <p>{say('logEmpty')}</p>}
      <ol class="moderation-log">
        {entries.map(({ at, by, action, subject, until, reason }, i) => (
          <li key={i}>
            <time dateTime={new Date(at).toISOString()}>{when.format(at)}</time>{' '}
            {[
              say('logLine', { by, action: isKnown(action) ? say(`act.${action}`) : action, subject }),
              ...(until === null || until > farAway ? [] : [say('until', { when: when.format(until) })]),
              ...(reason === '' ? [] : [reason]),
            ].join(' · ')}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** An end in the year 9999 is none. */
const farAway = Date.UTC(9000, 0, 1)
