import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launch } from './chromium.js'
import type { Site, SiteSettings } from './site.js'
import { startSite } from './site.js'

export type Theme = 'light' | 'dark' | 'contrast'
export type Language = 'en' | 'de' | 'ja'

/** How somebody looks at the site. */
export interface Look {
  readonly width?: number
  readonly height?: number
  readonly theme?: Theme
  readonly language?: Language
  /** A finger instead of a mouse. */
  readonly touch?: boolean
  /** Whether hints for beginners are shown. */
  readonly companion?: boolean
  /** Whether the site may keep itself for offline use; otherwise every page loads all of its parts anew. */
  readonly keepsSite?: boolean
  /** Scripts are faster than people; boards take their presses at once unless this is false. */
  readonly hasty?: boolean
  /** A browser that is not shared, for tests that change it for good. */
  readonly own?: boolean
}

export const wide: Look = { width: 1440, height: 900 }
export const phone: Look = { width: 390, height: 844, touch: true }

/** Longer than anything takes on a local page, even on a busy machine. */
export const patience = 20_000

/** What the site keeps in a browser of how somebody wants it. */
const settingsOf = (look: Look): string =>
  JSON.stringify({
    language: look.language ?? 'en',
    // light and dark are the system's wish, so that a page can change between them
    theme: look.theme === 'contrast' ? 'contrast' : 'system',
    companion: look.companion ?? false,
  })

const settingsKey = 'stellwerk.settings'

/** A document of the site that asks for nothing else. */
export const nowhere = '/health'

/** In a page: makes every click and key press look as if it came long after the last drawing. */
export function pressesCountAsLate(): void {
  const own = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')
  Object.defineProperty(Event.prototype, 'timeStamp', {
    get(this: Event) {
      return this.type === 'click' || this.type === 'keydown' ? Infinity : (own?.get?.call(this) as number)
    },
  })
}

/** One server and one browser. Whatever goes wrong in any page is remembered. */
export class Stage {
  /** Errors in the console, exceptions, and requests that failed. */
  readonly troubles: string[] = []
  private readonly visits = new Set<BrowserContext>()
  /** Pages of earlier visits: what they have loaded need not be fetched and compiled again. */
  private readonly left: { readonly mouse: Page[]; readonly touch: Page[] } = { mouse: [], touch: [] }
  private readonly reused = new Set<Page>()
  private readonly expected: RegExp[] = []

  private constructor(
    private site: Site,
    private readonly browser: Browser,
    private readonly isShared: boolean,
  ) {}

  /** With a browser that others use as well, the browser stays open when the stage closes. */
  static open(settings: SiteSettings = {}, shared?: Promise<Browser>): Promise<Stage> {
    return Stage.around(startSite(settings), shared)
  }

  /** The same with a server that somebody else has started; the stage closes it. */
  static async around(started: Site | Promise<Site>, shared?: Promise<Browser>): Promise<Stage> {
    const [site, browser] = await Promise.all([started, shared ?? launch()])
    return new Stage(site, browser, shared !== undefined)
  }

  get address(): string {
    return this.site.address
  }

  /** What the operator does from the command line. */
  async operator(wish: Parameters<Site['operator']>[0]): Promise<void> {
    const answer = await this.site.operator(wish)
    if ('fault' in answer) throw new Error(answer.fault)
  }

  /** Somebody new: a browser that has never been here. */
  async visitor(look: Look = {}): Promise<BrowserContext> {
    const { width = 1440, height = 900, touch = false, theme = 'light', keepsSite = false } = look
    const kept = { name: settingsKey, value: settingsOf(look) }
    const context = await this.browser.newContext({
      storageState: { cookies: [], origins: [{ origin: this.address, localStorage: [kept] }] },
      baseURL: this.address,
      viewport: { width, height },
      hasTouch: touch,
      isMobile: touch,
      colorScheme: theme === 'dark' ? 'dark' : 'light',
      // nothing is to be waited for, and pictures show where things come to rest
      reducedMotion: 'reduce',
      serviceWorkers: keepsSite ? 'allow' : 'block',
      acceptDownloads: true,
    })
    context.setDefaultTimeout(patience)
    if (look.hasty ?? true) await context.addInitScript(pressesCountAsLate)
    context.on('page', (page) => this.watch(page))
    this.visits.add(context)
    return context
  }

  /** Somebody new at an address of the site. */
  async visit(path: string, look: Look = {}): Promise<Page> {
    const isCommon = !look.own && !look.keepsSite && (look.hasty ?? true)
    const page = isCommon ? await this.commonPage(look) : await (await this.visitor(look)).newPage()
    await page.goto(path)
    return page
  }

  /** A page that was left before, as if nobody had been there, or a new one. */
  private async commonPage(look: Look): Promise<Page> {
    const page = this.left[look.touch ? 'touch' : 'mouse'].pop()
    if (!page) {
      const first = await (await this.visitor(look)).newPage()
      this.reused.add(first)
      return first
    }
    const { width = 1440, height = 900, theme } = look
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light', reducedMotion: 'reduce' })
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      settingsKey,
      settingsOf(look),
    ] as const)
    return page
  }

  /** Troubles that a test brings about on purpose. */
  expect(trouble: RegExp): void {
    this.expected.push(trouble)
  }

  /** Ends all visits and returns what went wrong in them. */
  async clear(): Promise<readonly string[]> {
    await Promise.all([...this.visits].map((context) => this.leave(context)))
    this.expected.length = 0
    return this.troubles.splice(0)
  }

  /** A page that others may use later forgets everything; all others are closed. */
  private async leave(context: BrowserContext): Promise<void> {
    const [page, ...more] = context.pages()
    if (!page || more.length > 0 || !this.reused.has(page)) {
      this.visits.delete(context)
      return context.close()
    }
    const kind = (await page.evaluate(() => navigator.maxTouchPoints)) > 0 ? 'touch' : 'mouse'
    if (this.left[kind].includes(page)) return
    await page.goto(nowhere)
    await context.clearCookies()
    await page.evaluate(async () => {
      localStorage.clear()
      sessionStorage.clear()
      for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    })
    this.left[kind].push(page)
  }

  /** The server ends; pages that were left stay for the next one. */
  async pause(): Promise<void> {
    await this.site.close()
  }

  /** Another server with nothing in its database where the last one was: for the browser it is the same site. */
  async resume(): Promise<void> {
    this.site = await startSite({ STELLWERK_PORT: new URL(this.address).port })
  }

  async close(): Promise<void> {
    await Promise.all([...this.visits].map((context) => context.close()))
    if (!this.isShared) await this.browser.close()
    await this.site.close()
  }

  private watch(page: Page): void {
    const note = (trouble: string): void => {
      if (!this.expected.some((pattern) => pattern.test(trouble))) this.troubles.push(trouble)
    }
    page.on('console', (message) => {
      if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`)
    })
    // what comes from a worker has no stack
    page.on('pageerror', ({ stack, message }) => note(`exception: ${stack || message}`))
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      // a page that is left gives up what it was still loading
      if (reason !== 'net::ERR_ABORTED') note(`request: ${reason} ${request.url()}`)
    })
    // a browser has to be told beforehand that somebody waits for its dialogs
    page.on('filechooser', () => {})
    page.on('response', (response) => {
      if (response.status() >= 400) note(`answer: ${response.status()} ${response.url()}`)
    })
  }
}
