import { mkdirSync, readdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers'
import { setTimeout } from 'node:timers/promises'
import type { Browser, CDPSession } from 'playwright-core'

/** Where Linux rations the time of single threads; only root may. */
const groups = '/sys/fs/cgroup/cpu'
/** Microseconds; less is refused. */
const ration = 1000
/** The browser has priority over everything else, or a busy machine would make it slower still. */
const first = 100_000
/** How often, in milliseconds, to look for new threads. */
const pause = 100

/**
 * Makes the processor slower for the pages of a browser and their workers: each of their threads gets a part of the
 * time. Chromium's own way (`Emulation.setCPUThrottlingRate`) "is only supported for pages, not workers".
 */
export class SlowProcessor {
  private readonly folder = join(groups, `stellwerk-${process.pid}`)
  /** The groups of threads, and one for processes that draw and fetch. */
  private readonly made = new Set<string>()
  private timer: NodeJS.Timeout | undefined

  private constructor(
    private readonly session: CDPSession,
    private readonly times: number,
  ) {}

  static async of(browser: Browser, times: number): Promise<SlowProcessor> {
    const slow = new SlowProcessor(await browser.newBrowserCDPSession(), times)
    mkdirSync(slow.folder)
    writeFileSync(join(slow.folder, 'cpu.shares'), String(first))
    await slow.look()
    return slow
  }

  /** Once the browser is closed nothing is left of it here. */
  async close(): Promise<void> {
    clearTimeout(this.timer)
    for (const group of [...this.made, this.folder]) await removed(group)
  }

  private async look(): Promise<void> {
    const { processInfo } = await this.session.send('SystemInfo.getProcessInfo')
    const others = this.group('others')
    for (const { type, id } of processInfo) {
      if (type === 'renderer')
        unlessGone(() => readdirSync(`/proc/${id}/task`).forEach((one) => this.slow(one)))
      else unlessGone(() => writeFileSync(join(others, 'cgroup.procs'), String(id)))
    }
    this.timer = later(() => void this.look().catch(() => undefined), pause)
  }

  private slow(thread: string): void {
    if (this.made.has(join(this.folder, thread))) return
    const group = this.group(thread)
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(Math.round(ration * this.times)))
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(ration))
    unlessGone(() => writeFileSync(join(group, 'tasks'), thread))
  }

  private group(name: string): string {
    const group = join(this.folder, name)
    if (!this.made.has(group)) mkdirSync(group)
    this.made.add(group)
    return group
  }
}

/** The last of a group may still be on their way out. */
async function removed(group: string): Promise<void> {
  for (let tries = 0; ; tries++)
    try {
      return rmdirSync(group)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EBUSY' || tries === 100) throw error
      await setTimeout(pause)
    }
}

/** Processes and threads come and go. */
function unlessGone(work: () => void): void {
  try {
    work()
  } catch (error) {
    if (!['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}
