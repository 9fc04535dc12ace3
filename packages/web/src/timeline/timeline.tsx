import { useMemo } from 'preact/hooks'
import { useSay } from '../language/language.js'
import { useSettings } from '../settings/index.js'
import { useStory } from '../story/use-story.js'
import { useTable } from '../table/table.js'
import { Button } from '../ui/button.js'
import { JumpMenu } from './jump-menu.js'
import { roundFrom, stepFrom, turnsOf } from './steps.js'
import { Strip } from './strip.js'
import { timelineTexts } from './texts.js'
import { Track } from './track.js'
import './timeline.css'

/** The whole game as a line: every action a tick, rounds as bands, phases coloured, turns of companies named. */
export function Timeline() {
  const say = useSay(timelineTexts)
  const { now, at, isPresent, show, lines } = useTable()
  const { face, moments, bands, words, actorAt } = useStory()
  const [{ skipPasses }, changeSettings] = useSettings()
  const turns = useMemo(() => turnsOf(moments, actorAt), [face, moments])
  const { name: nameOf, mark: markOf } = words
  if (moments.length === 0) return <p class="timeline timeline-state">{say('loading')}</p>

  const last = now.length
  const go = (to: number): void => show(to >= last ? 'present' : to)
  const step = (direction: 1 | -1): void =>
    go(stepFrom(moments, at, direction, (action) => skipPasses && face.story.isPass(action)))
  const round = (direction: 1 | -1): void => go(roundFrom(bands, at, direction, last))
  return (
    <section
      class="timeline"
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
        <Button
          look="quiet"
          label={say('beginning')}
          title={say('beginning')}
          disabled={at === 0}
          onPress={() => go(0)}
        >
          |‹
        </Button>
        <Button
          look="quiet"
          label={say('roundBack')}
          title={say('roundBack')}
          disabled={at === 0}
          onPress={() => round(-1)}
        >
          «
        </Button>
        <Button
          look="quiet"
          label={say('back')}
          title={say('back')}
          disabled={at === 0}
          onPress={() => step(-1)}
        >
          ‹
        </Button>
        <Button
          look="quiet"
          label={say('forward')}
          title={say('forward')}
          disabled={isPresent}
          onPress={() => step(1)}
        >
          ›
        </Button>
        <Button
          look="quiet"
          label={say('roundForward')}
          title={say('roundForward')}
          disabled={isPresent}
          onPress={() => round(1)}
        >
          »
        </Button>
        <Button
          look={isPresent ? 'quiet' : 'primary'}
          label={say('present')}
          title={say('present')}
          disabled={isPresent}
          onPress={() => show('present')}
        >
          ›|
        </Button>
      </div>
      <Track bands={bands} length={last} at={at} label={say('action', { at, length: last })} onShow={go} />
      <div class="timeline-tools">
        <JumpMenu bands={bands} moments={moments} turns={turns} nameOf={nameOf} onShow={go} />
        <label class="timeline-skip">
          <input
            type="checkbox"
            checked={skipPasses}
            onChange={(event) => changeSettings({ skipPasses: event.currentTarget.checked })}
          />
          {say('skipPasses')}
        </label>
        <Button title={say('tryHereHelp')} onPress={() => void lines.tryFrom(at)}>
          {say('tryHere')}
        </Button>
      </div>
      <Strip bands={bands} turns={turns} length={last} at={at} nameOf={nameOf} markOf={markOf} onShow={go} />
    </section>
  )
}
