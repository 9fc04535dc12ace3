import { useEffect } from 'preact/hooks'
import type { Row, Section } from '@stellwerk/table'
import { useSay } from '../language/language.js'
import { useAhead } from '../table/ahead.js'
import { useDescribed } from '../table/description.js'
import { useTable } from '../table/table.js'
import { Button } from '../ui/button.js'
import { Unbroken } from '../ui/unbroken.js'
import { isWriting } from '../ui/typing.js'
import { useChoosing } from './choosing.js'
import { useForesight } from './foresight.js'
import { cardTexts } from './texts.js'

/** Passing and the primary button: what is done with a press. They belong to the lower edge of the card. */
export function DecisionFooter() {
  const say = useSay(cardTexts)
  const { session } = useTable()
  const { asked, chosen, primary: own, isOpen, act, nameOf } = useChoosing()
  const { words } = useDescribed()
  const ahead = useAhead()
  const quiet = asked.flatMap(({ step }) => step.sections.flatMap(passesIn))
  const yes = asked.flatMap(({ step }) => step.sections.flatMap(acceptsIn))
  const [accept] = yes
  const primary = own ? own.action : (accept?.action ?? chosen)
  useFooterKeys({
    Enter: primary ? () => void act(primary) : undefined,
    p: quiet[0] && (() => void act(quiet[0]!.action)),
  })
  if (quiet.length === 0 && !primary && !isOpen && !own) return null
  const label = ({ action, subject }: Row): string => {
    if (action.type === 'withdraw' && accept)
      return say('withdrawAs', { player: session.nameOf(action.player) })
    const isOther = asked.length > 1 && asked[0]?.player !== action.player
    return isOther || !isPass(action.type) ? nameOf(action) : words.phrase(subject)
  }
  const builds = asked.some(({ step }) => step.sections.some(({ kind }) => kind === 'sites'))
  const said = own?.label ?? (primary ? nameOf(primary) : '')
  // what has no room on a button stands on the card: the button says yes to it
  const isLongYes = !own && accept !== undefined && said.length > tooLong
  const only = !primary && !isOpen && !own && !builds
  return (
    <footer class="decision-footer">
      {quiet.map((row, i) => (
        <Button
          key={`${row.action.player} ${row.id}`}
          class={`card-pass ${roomFor(label(row))}`}
          look={only && i === 0 ? 'primary' : 'plain'}
          {...(i === 0 ? { shortcut: 'p' } : {})}
          onPress={() => void act(row.action)}
          onPoint={ahead(row.action)}
        >
          {label(row)}
        </Button>
      ))}
      {(primary || isOpen || own) && (
        <Button
          class={`card-primary ${isLongYes ? '' : roomFor(said)}`}
          {...(isLongYes ? { label: said } : {})}
          look="primary"
          shortcut="Enter"
          disabled={!primary}
          onPress={() => primary && void act(primary)}
          onPoint={ahead(primary ?? undefined)}
        >
          {own || primary ? <Unbroken text={isLongYes ? beforeColon(said) : said} /> : say('choose')}
          {primary && !namesPhase.test(said) && <NewPhase action={primary} />}
        </Button>
      )}
    </footer>
  )
}

/** What is longer than so many letters is written smaller; signs of Japanese are as wide as two. */
const long = 22
/** No button has room for so much. */
const tooLong = 48

const roomFor = (text: string): string =>
  text.replaceAll(/[\u3000-\uffff]/g, '  ').length > long ? 'card-long' : ''

/** "Accept: mine 1 and mine 2 merge" is "Accept" for short. */
const beforeColon = (text: string): string => text.split(/[:：]/)[0] ?? text

/** Some titles name the phase that a purchase begins among its words. */
const namesPhase = /phase|フェ[イー]ズ/i

/** The answers to an offer are said in full. */
const isPass = (type: string): boolean => type !== 'decline' && type !== 'withdraw'

/** A purchase that changes the phase says so where it is pressed. */
function NewPhase({ action }: Pick<Row, 'action'>) {
  const say = useSay(cardTexts)
  const { words } = useDescribed()
  const ahead = useForesight(action)
  const phase = ahead?.kind === 'effects' ? ahead.effects.find(({ what }) => what === 'phase') : undefined
  return phase ? (
    <span class="primary-phase"> · {say('beginsPhase', { phase: words.cell(phase.to) })}</span>
  ) : null
}

function passesIn(section: Section): readonly Row[] {
  if (section.kind === 'pass') return [section.row]
  if (section.kind === 'sealed') return section.sections.flatMap(passesIn)
  return section.kind === 'offer' ? section.answers.filter(({ action }) => action.type !== 'accept') : []
}

const acceptsIn = (section: Section): readonly Row[] =>
  section.kind === 'offer' ? section.answers.filter(({ action }) => action.type === 'accept') : []

/** What a key does when it goes to nothing that has a use for it. */
const idle = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  !isWriting(target) &&
  !target.closest('a, button, input, select, [data-hex], summary')

function useFooterKeys(keys: { readonly [key: string]: (() => void) | undefined }): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || !event.isTrusted) return
      const go = keys[event.key]
      const inPlace = event.key === 'Enter' ? idle(event.target) : !isWriting(event.target)
      if (!go || event.repeat || !inPlace) return
      event.preventDefault()
      go()
    }
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  })
}
