import { listed } from '@stellwerk/texts'
import { useLanguage, useSay } from '../../language/language.js'
import { Button } from '../../ui/button.js'
import { AnswerButtons } from './answer-buttons.js'
import { useOnline } from './online.js'
import { tipsTexts } from './tips-texts.js'

interface TipsProps {
  guarded(work: Promise<unknown>): void
}

/** Tips that were proposed and that somebody has not agreed to yet. */
export function TipsNotice({ guarded }: TipsProps) {
  const say = useSay(tipsTexts)
  const language = useLanguage()
  const { table, change } = useOnline()
  const { tips, you, host, seats, state } = table
  if (!tips || tips.needs.length === 0 || (state !== 'open' && state !== 'running')) return null
  const answer = (agree: boolean): void => guarded(change('tips-answer', { proposal: tips.id, agree }))
  const isAsked = you.player !== null && tips.needs.includes(you.player)
  const missing = seats.filter(({ player }) => tips.needs.includes(player))
  return (
    <p class="notice">
      {isAsked
        ? say('proposed', { name: host?.name ?? '–' })
        : say('waiting', {
            names: listed(
              language,
              missing.map(({ name }) => name),
            ),
          })}
      {isAsked && <AnswerButtons answer={answer} />}
      {!isAsked && (you.player !== null || you.host) && (
        <Button onPress={() => answer(false)}>{say('withdraw')}</Button>
      )}
    </p>
  )
}

/** Whether there are tips at the table; the host proposes them, and whoever plays may end them. */
export function TipsField({ guarded }: TipsProps) {
  const say = useSay(tipsTexts)
  const { table, change } = useOnline()
  const { tips, you } = table
  const isOn = tips?.needs.length === 0
  if (!isOn && !you.host) return null
  return (
    <details>
      <summary>{say(isOn ? 'on' : 'title')}</summary>
      <p class="field-help">{say('help')}</p>
      {!tips && <Button onPress={() => guarded(change('tips', undefined))}>{say('propose')}</Button>}
      {tips && isOn && (
        <Button onPress={() => guarded(change('tips-answer', { proposal: tips.id, agree: false }))}>
          {say('end')}
        </Button>
      )}
    </details>
  )
}
