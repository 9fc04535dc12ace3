import type { Policy } from '@stellwerk/bots'
import type { Action, Choice, CoreState, Decision, PlayerId } from '@stellwerk/engine'
import { legal } from '@stellwerk/engine'
import type { Context } from '../command.js'
import { logOf, printEntry } from '../commands/log.js'
import { printSection } from '../commands/show.js'
import { eventLines, rankingTable } from '../narrate.js'
import type { Session } from '../session.js'
import { refusalText, save } from '../session.js'
import { Viewpoint } from '../viewpoint.js'
import { clip, wrap } from '../width.js'
import { askNumber } from './ask-number.js'
import { letComputersAct } from './computers.js'
import { clear, handOver, ownDecision, secretDecider, showOwn } from './hand-over.js'
import type { Entry } from './menu.js'
import { menuOf } from './menu.js'
import type { Prompter } from './prompter.js'

const mostEventLines = 8
/** What the screen needs beside the map and the players. */
const linesForTheRest = 22

type Order = 'undo' | 'undoTurn' | 'redo' | 'map' | 'table' | 'log' | 'help' | 'own' | 'quit' | 'more'

/** A game at one keyboard: shows the table, asks whoever has to decide, saves after every action. */
export class HotSeat {
  private session: Session
  private seen: number
  private mapShown = false
  /** Who may see the screen; mostly everybody. */
  private eyes: Viewpoint

  constructor(
    private readonly context: Context,
    private readonly prompter: Prompter,
    session: Session,
    private readonly computers: ReadonlyMap<PlayerId, Policy> = new Map(),
  ) {
    this.session = session
    this.seen = session.history.length
    this.eyes = new Viewpoint(session.game.title, null)
  }

  async play(): Promise<void> {
    let redraw = true
    for (;;) {
      if (letComputersAct(this.session, this.computers)) {
        this.save()
        redraw = true
      }
      const decision = await this.nextDecision()
      if (!decision) return
      if (redraw) this.draw(decision)
      const done = await this.decide(decision)
      if (done === 'quit') return
      redraw = done === 'redraw'
    }
  }

  /** What is to be decided by those who see the screen; nothing if the game is left instead. */
  private async nextDecision(): Promise<Decision | undefined> {
    const { title } = this.session.game
    const complete = this.session.history.state
    const decision = legal(title, complete)
    const player = secretDecider(title, complete, decision)
    if (player !== undefined && player !== this.eyes.viewer) {
      if (!(await handOver(this.context, this.prompter, title, player))) return undefined
    }
    this.eyes = new Viewpoint(title, player ?? null)
    return player === undefined ? decision : ownDecision(title, this.state, player)
  }

  /** The state as far as those who see the screen may know it. */
  private get state(): CoreState {
    return this.eyes.state(this.session.history.state)
  }

  private draw({ step }: Decision): void {
    const { out } = this.context
    const { game, history } = this.session
    const { face, texts } = game
    clear(this.context, game.title)
    const headline = face ? face.headline(this.state, out) : texts.name(out.language)
    out.line(`${headline}  ${out.paint.dim(out.text('play.at', { number: history.length }))}`)
    if (face) {
      const map = face.map(this.state, out)
      this.mapShown = out.rows >= map.length + this.state.players.length + linesForTheRest
      if (this.mapShown) for (const line of ['', ...map]) out.line(line)
      printSection(out, face.players(this.state, out))
    }
    this.drawEvents()
    out.line()
    if (step) out.line(out.paint.strong(texts.step(out.language, step, this.state)))
    else {
      out.line(out.paint.strong(out.text('game.over')))
      out.table(rankingTable(out, game, this.state))
    }
  }

  /** What has happened since the table was last drawn. */
  private drawEvents(): void {
    const { out } = this.context
    const { game, history } = this.session
    const lines: string[] = []
    for (let n = Math.min(this.seen, history.length) + 1; n <= history.length; n++) {
      const { events, state } = history.at(n)
      lines.push(...eventLines(out.language, game, this.eyes.events(events), this.eyes.state(state)))
    }
    this.seen = history.length
    if (lines.length > 0) out.line()
    if (lines.length > mostEventLines) out.line(out.paint.dim('…'))
    for (const line of lines.slice(-mostEventLines)) out.line(out.paint.dim(clip(line, out.columns)))
  }

  private async decide(decision: Decision): Promise<'redraw' | 'stay' | 'quit'> {
    const { out } = this.context
    const { players } = decision
    const entries = menuOf(out, this.session.game, this.state, decision)
    const question =
      players.length === 1
        ? out.text('play.choose', { player: players[0] ?? '' })
        : players.length > 1
          ? out.text('play.chooseAny', { players: players.join(', ') })
          : out.text('game.over')
    const picked = await this.pick(
      question,
      entries,
      this.orders([...(this.mapShown ? [] : (['map'] as const)), 'undo', 'more']),
    )
    if (picked === undefined) return 'quit'
    if (typeof picked === 'string') return this.obey(picked, decision)
    return this.act(picked)
  }

  /** Goes through menus to a choice or an order; Escape leads one menu up. */
  private async pick(
    message: string,
    entries: readonly Entry[],
    orders: readonly { value: Order; label: string }[],
  ): Promise<Choice | Order | undefined> {
    for (;;) {
      const items = [
        ...entries.map(({ label }, i) => ({
          value: String(i),
          label: clip(label, this.context.out.columns - 6),
        })),
        ...orders,
      ]
      const value = await this.prompter.choose<string>(message, items)
      if (value === undefined) return undefined
      const order = orders.find((o) => o.value === value)
      if (order) return order.value
      const entry = entries[Number(value)]
      if (!entry) return undefined
      if ('choice' in entry) return entry.choice
      const deeper = await this.pick(entry.label, entry.entries, [])
      if (deeper !== undefined) return deeper
    }
  }

  private orders(wanted: readonly Order[]): { value: Order; label: string }[] {
    const { out } = this.context
    const { history, game } = this.session
    const labels: Readonly<Record<Order, () => string | undefined>> = {
      undo: () => {
        if (history.length === 0) return undefined
        const entry = history.record[history.at(history.length).entry]
        const before = history.at(history.length - 1).state
        const action = this.eyes.action(entry?.type === 'action' ? entry.action : undefined)
        const what = game.texts.choice(out.language, action as Choice['action'], this.eyes.state(before))
        return out.text('play.undo', { what: clip(what, out.columns - 24) })
      },
      undoTurn: () => {
        const count = history.length - history.turnStart()
        return history.length > 0 && count > 1 ? out.text('play.undoTurn', { count }) : undefined
      },
      redo: () => (history.redoable > 0 ? out.text('play.redo') : undefined),
      map: () => (game.face ? out.text('play.map') : undefined),
      table: () => (game.face ? out.text('play.table') : undefined),
      log: () => out.text('play.log'),
      help: () => (legal(game.title, this.state).choices.length > 0 ? out.text('play.help') : undefined),
      own: () => (game.title.secrets && !game.title.isOver(this.state) ? out.text('play.own') : undefined),
      quit: () => out.text('play.quit'),
      more: () => out.text('play.more'),
    }
    return wanted.flatMap((value) => {
      const label = labels[value]()
      return label === undefined ? [] : [{ value, label }]
    })
  }

  private async obey(order: Order, decision: Decision): Promise<'redraw' | 'stay' | 'quit'> {
    const { out } = this.context
    const { history, game } = this.session
    switch (order) {
      case 'more': {
        const orders = this.orders([
          'table',
          'log',
          'help',
          'own',
          'undoTurn',
          'redo',
          ...(this.mapShown ? (['map'] as const) : []),
          'quit',
        ])
        const next = await this.pick(out.text('play.more'), [], orders)
        return typeof next === 'string' ? this.obey(next, decision) : 'stay'
      }
      case 'undo':
        this.undo()
        this.save()
        return 'redraw'
      case 'undoTurn':
        history.undo(history.turnStart())
        this.save()
        return 'redraw'
      case 'redo':
        history.redo()
        this.save()
        return 'redraw'
      case 'map':
        printSection(out, { heading: out.text('section.map'), lines: game.face?.map(this.state, out) ?? [] })
        return 'stay'
      case 'table':
        for (const section of game.face?.table(this.state, out) ?? []) printSection(out, section)
        return 'stay'
      case 'log':
        for (const entry of logOf(history, this.eyes)) printEntry(out, game, entry)
        return 'stay'
      case 'help':
        await this.help(decision)
        return 'stay'
      case 'own':
        await showOwn(this.context, this.prompter, this.session)
        // somebody else may sit at the keyboard now
        this.eyes = new Viewpoint(game.title, null)
        return 'redraw'
      case 'quit':
        return 'quit'
    }
  }

  private async help({ choices }: Decision): Promise<void> {
    const { out } = this.context
    const { game } = this.session
    const types = [...new Set(choices.map(({ action }) => action.type))]
    const items = types.map((value) => ({ value, label: game.face?.kind(out.language, value) ?? value }))
    const type = types.length === 1 ? types[0] : await this.prompter.choose(out.text('play.help'), items)
    if (type === undefined) return
    const { text, rule } = game.texts.help(out.language, type)
    const lines = [...wrap(text, out.columns - 8), out.text('play.rule', { rule })]
    this.prompter.tell(lines.join('\n'), game.face?.kind(out.language, type) ?? type)
  }

  private async act({ action, range }: Choice): Promise<'redraw' | 'stay'> {
    const { out } = this.context
    const { game, history } = this.session
    let complete: unknown = action
    if (range && range.max > range.min) {
      const least = Number(Object.entries(action).find(([field]) => field === range.field)?.[1])
      const label = game.texts.choice(out.language, action, this.state)
      const number = await askNumber(out, this.prompter, label, range, least)
      if (number === undefined) return 'stay'
      complete = { ...action, [range.field]: number }
    }
    const no = history.act(complete)
    if (no) {
      out.line(out.text('play.refused', { message: await refusalText(out, no, game.id), rule: no.rule }))
      return 'stay'
    }
    this.save()
    return 'redraw'
  }

  /** Takes back what a person did last, with all that computers did since. */
  private undo(): void {
    const { history } = this.session
    let to = history.length - 1
    while (to > 0 && this.computers.has(this.actorOf(to + 1))) to--
    history.undo(to)
  }

  private actorOf(number: number): PlayerId {
    const { history } = this.session
    const done = history.record[history.at(number).entry]
    return ((done?.type === 'action' ? done.action : {}) as Action).player
  }

  private save(): void {
    this.session = { ...this.session, text: save(this.context.world.cwd, this.session) }
  }
}
