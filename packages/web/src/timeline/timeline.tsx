import { useMemo } from 'preact/hooks'
import { useSay } from '../language/language.js'
import { useSettings } from '../settings/index.js'
import { useStory } from '../story/use-story.js'
import { useTable } from '../table/table.js'
import { useNarrow } from '../table/use-narrow.js'
import { Button } from '../ui/button.js'
import { CheckField } from '../ui/check-field.js'
import { JumpMenu } from './jump-menu.js'
import { roundFrom, stepFrom, turnFrom, turnsOf } from './steps.js'
import { Strip } from './strip.js'
import { timelineTexts } from './texts.js'
import { Track } from './track.js'
import './timeline.css'

const noTurns: ReturnType<typeof turnsOf> = []

/** The whole game as one line, rounds as bands in the colour of the phase; opened, also its turns by name and ways to jump. */
export function Timeline() {
  const say = useSay(timelineTexts)
  const { now, at, isPresent, show, lines } = useTable()
  const { face, moments, bands, words, actorAt } = useStory()
  const [{ skipPasses, timeline: isWanted }, changeSettings] = useSettings()
  // a phone shows it on a page of its own
  const isPage = useNarrow()
  const isOpen = isWanted || isPage
  const turns = useMemo(() => (isOpen ? turnsOf(moments, actorAt) : noTurns), [face, moments, isOpen])
  const { name: nameOf, mark: markOf } = words
  if (moments.length === 0) return <p class="timeline timeline-state">{say('loading')}</p>

  const last = now.length
  const go = (to: number): void => show(to >= last ? 'present' : to)
  const step = (direction: 1 | -1): void =>
    go(stepFrom(moments, at, direction, (action) => skipPasses && face.story.isPass(action)))
  const turn = (direction: 1 | -1): void => go(turnFrom(moments, at, direction))
  const round = (direction: 1 | -1): void => go(roundFrom(bands, at, direction, last))
  return (
    <section
      class={isOpen ? 'timeline timeline-open' : 'timeline'}
      aria-label={say('timeline')}
      onKeyDown={(event) => {
        const move = {
          ArrowLeft: () => (event.shiftKey ? round(-1) : step(-1)),
          ArrowRight: () => (event.shiftKey ? round(1) : step(1)),
          Home: () => go(0),
          End: () => go(last),
        }[event.key]
        if (!move || event.target instanceof HTMLSelectElement) return
        event.preventDefault()
        event.stopPropagation()
        move()
      }}
    >
      <div class="timeline-buttons">
        <Way label={say('beginning')} sign="first" disabled={at === 0} onPress={() => go(0)} />
        <Way label={say('back')} sign="back" disabled={at === 0} onPress={() => step(-1)} />
        <Way label={say('forward')} sign="forward" disabled={isPresent} onPress={() => step(1)} />
        <Way label={say('present')} sign="last" disabled={isPresent} onPress={() => show('present')} />
      </div>
      <Track
        bands={bands}
        length={last}
        at={at}
        label={say('action', { at, length: last })}
        short={say('of', { at, length: last })}
        onShow={go}
      />
      <Button
        class="timeline-try"
        look="quiet"
        title={say('tryHereHelp')}
        onPress={() => void lines.tryFrom(at)}
      >
        {say('tryHere')}
      </Button>
      {!isPage && <Toggle isOpen={isOpen} onToggle={() => changeSettings({ timeline: !isOpen })} />}
      {isOpen && (
        <>
          <Strip
            bands={bands}
            turns={turns}
            length={last}
            at={at}
            nameOf={nameOf}
            markOf={markOf}
            onShow={go}
          />
          <div class="timeline-tools">
            <div class="timeline-steps">
              <Button disabled={at === 0} onPress={() => round(-1)}>
                {say('roundBack')}
              </Button>
              <Button disabled={at === 0} shortcut="[" onPress={() => turn(-1)}>
                {say('turnBack')} <kbd>[</kbd>
              </Button>
              <Button disabled={isPresent} shortcut="]" onPress={() => turn(1)}>
                {say('turnForward')} <kbd>]</kbd>
              </Button>
              <Button disabled={isPresent} onPress={() => round(1)}>
                {say('roundForward')}
              </Button>
            </div>
            <JumpMenu bands={bands} moments={moments} turns={turns} nameOf={nameOf} onShow={go} />
            <CheckField
              class="timeline-skip"
              label={say('skipPasses')}
              checked={skipPasses}
              onChange={(skip) => changeSettings({ skipPasses: skip })}
            />
          </div>
        </>
      )}
    </section>
  )
}

/** Opens and closes what is more than the line. */
function Toggle({ isOpen, onToggle }: { readonly isOpen: boolean; onToggle(): void }) {
  const say = useSay(timelineTexts)
  return (
    <button
      type="button"
      class="timeline-toggle"
      aria-expanded={isOpen}
      aria-keyshortcuts="l"
      aria-label={say('more')}
      title={say('more')}
      onClick={onToggle}
    >
      <kbd>L</kbd>
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        <path d={isOpen ? 'M3 6L8 11L13 6' : 'M3 10L8 5L13 10'} />
      </svg>
    </button>
  )
}

const signs = {
  first: 'M4 3V13M13 3L7.5 8L13 13',
  back: 'M10 3L5 8L10 13',
  forward: 'M6 3L11 8L6 13',
  last: 'M12 3V13M3 3L8.5 8L3 13',
} as const

interface WayProps {
  readonly label: string
  readonly sign: keyof typeof signs
  readonly disabled: boolean
  onPress(): void
}

const Way = ({ label, sign, ...rest }: WayProps) => (
  <Button look="quiet" label={label} title={label} {...rest}>
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={signs[sign]} />
    </svg>
  </Button>
)
