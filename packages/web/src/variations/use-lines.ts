import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Session } from '../session/session.js'
import { whenIdle } from '../ui/idle.js'
import { useFailure } from '../ui/use-failure.js'
import type { Keeper } from './keeper.js'
import type { Lines } from './lines.js'

interface LinesOptions {
  readonly game: Session
  /** Under what name the variations of the game are kept. */
  readonly key: string
  /** The variation to begin with. */
  readonly wanted: string | undefined
  /** A variation as this page may show it. */
  seen(session: Session): Session
}

/** The lines of a game, and the session of the shown one: undefined while the wanted one is being opened. */
interface OpenLines {
  readonly lines: Lines
  /** Of the variation that is shown; undefined for the game itself. */
  readonly session: Session | undefined
  readonly isReady: boolean
}

/** The variations come when the board is there, or when they are needed. */
export function useLines({ game, key, wanted, seen }: LinesOptions): OpenLines {
  const fail = useFailure()
  const [keeper, setKeeper] = useState<Keeper | null>(null)
  const [, redraw] = useState({})
  const [isReady, setReady] = useState(wanted === undefined)
  const load = useMemo(() => {
    let loading: Promise<Keeper> | undefined
    const open = async (): Promise<Keeper> => {
      const { openKeeper } = await import('./open.js')
      const { slowSteps } = game.game.face
      return openKeeper({ game, key, slowSteps, seen, changed: () => redraw({}) })
    }
    return (): Promise<Keeper> => (loading ??= open())
  }, [game, key])
  useEffect(() => {
    let opened: Keeper | undefined
    let isGone = false
    const begin = async (): Promise<void> => {
      if (wanted === undefined) await whenIdle()
      opened = await load()
      if (isGone) return
      if (wanted !== undefined) await opened.show(wanted)
      setKeeper(opened)
    }
    // a board whose variations do not come is still a board
    void begin()
      .catch(() => undefined)
      .then(() => setReady(true))
    return () => {
      isGone = true
      opened?.close()
      setKeeper(null)
    }
  }, [load])

  const [variations, shown] = [keeper?.variations ?? none, keeper?.shown]
  const lines = useMemo<Lines>(
    () => ({
      game,
      variations,
      shown,
      tryFrom: async (at) => {
        const loaded = await load()
        setKeeper(loaded)
        await loaded.tryFrom(at)
      },
      show: (id) => void load().then((loaded) => loaded.show(id), fail),
      rename: async (id, name) => (await load()).rename(id, name),
      remove: async (id) => (await load()).remove(id),
    }),
    [game, variations, shown, load, fail],
  )
  return { lines, session: keeper?.session, isReady }
}

const none: readonly never[] = []
