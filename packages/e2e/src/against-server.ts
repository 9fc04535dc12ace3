import { setTimeout } from 'node:timers/promises'
import type { BrowserContext } from 'playwright-core'
import type { GameAgainst } from './against-strong.js'
import { atServer } from './against-strong.js'
import { PersonAlone } from './person-alone.js'
import type { Mishap } from './play-alone.js'
import type { SiteProcess } from './site-process.js'
import { ToldRecord } from './told-record.js'

/** The errors that pages and browsers report when the server is gone. */
export const isGone = /ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/

/** One person at a table of a server that is killed now and then, with what has to be in the record afterwards. */
export class AgainstServer {
  private kills = 0

  private constructor(
    private readonly site: SiteProcess,
    readonly person: PersonAlone,
    private readonly record: ToldRecord,
  ) {}

  static async begin(site: SiteProcess, visitor: BrowserContext, game: GameAgainst): Promise<AgainstServer> {
    const record = new ToldRecord(visitor)
    const person = await PersonAlone.comes(visitor, (page) => atServer(page, game))
    return new AgainstServer(site, person, record)
  }

  private get table(): string {
    return new URL(this.person.address).pathname.split('/').at(-1) ?? ''
  }

  /** What is wrong with the record, or with servers. */
  get faults(): readonly string[] {
    return [...this.record.faults, ...this.site.troubles]
  }

  /** Kills the server, each time a little later in its work, and starts another. */
  killed(every: number): Mishap {
    return {
      every,
      happens: async () => {
        await setTimeout((this.kills++ * 37) % 200)
        const pause = await this.site.killAndStart()
        const entries = await this.record.compare(this.table)
        return `server killed, another one after ${pause.toFixed(0)} ms with ${entries} entries`
      },
    }
  }

  /** Reads the record again from its beginning and, if the game is finished, replays its file under the rules. */
  async compare(): Promise<string> {
    const told = `${await this.record.compare(this.table)} entries in the record, killed ${this.kills} times`
    return (await this.person.isOver()) ? `${told}, ${await this.record.replay(this.table)} replayed` : told
  }
}
