import type { Page } from 'playwright-core'

/** Somebody who has a keyboard and nothing else. */
export class Keys {
  constructor(readonly page: Page) {}

  /** Has to be called before the page is opened: records everything done with a pointer. */
  async watch(): Promise<void> {
    await this.page.addInitScript(() => {
      for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
        addEventListener(kind, () => sessionStorage.setItem('pointed', kind), { capture: true })
    })
  }

  /** Checks that something can be done here without a pointer. */
  async can(what: string, work: () => Promise<unknown>): Promise<void> {
    await work()
    const pointed = await this.page.evaluate(() => sessionStorage.getItem('pointed'))
    if (pointed !== null) throw new Error(`${what}: ${pointed}`)
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
  }

  async write(text: string): Promise<void> {
    await this.press('Control+a')
    await this.page.keyboard.type(text)
  }

  /** What has the focus, in words. */
  focused(): Promise<string> {
    return this.page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return ''
      const labels = 'labels' in element ? [...(element.labels as NodeListOf<Element>)] : []
      return (
        [element.getAttribute('aria-label'), ...labels.map((one) => one.textContent), element.textContent]
          .find((name) => name?.trim())
          ?.trim() ?? ''
      )
    })
  }

  /** Tab after Tab, until what has the focus is called so. */
  async to(
    name: RegExp,
    key: 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowRight' = 'Tab',
    most = 80,
  ): Promise<void> {
    const passed: string[] = []
    for (let i = 0; i < most; i++) {
      await this.press(key)
      const here = await this.focused()
      if (name.test(here)) return this.isSeen(here)
      passed.push(here.slice(0, 30))
    }
    throw new Error(`${key} does not lead to ${name}, but to ${passed.join(' | ')}`)
  }

  /** Stays where the focus is, if that is the place. */
  async reach(name: RegExp): Promise<void> {
    if (!name.test(await this.focused())) await this.to(name)
  }

  /** Goes to a button or a link and presses Enter. */
  async use(name: RegExp, key?: 'Tab' | 'Shift+Tab', most?: number): Promise<void> {
    await this.to(name, key, most)
    await this.press('Enter')
  }

  /** Opens a menu that has the focus already and chooses from it. */
  async choose(name: RegExp): Promise<void> {
    await this.press('Enter')
    await this.page.getByRole('menu').waitFor()
    if (!name.test(await this.focused())) await this.to(name, 'ArrowDown', 20)
    await this.press('Enter')
  }

  /** Keyboard users have to see where the focus is. */
  private async isSeen(name: string): Promise<void> {
    const shown = await this.page.evaluate(() => {
      const element = document.activeElement
      if (!element) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (
        (outlineStyle !== 'none' && outlineWidth !== '0px') ||
        boxShadow !== 'none' ||
        element.closest('svg') !== null
      )
    })
    if (!shown) throw new Error(`one does not see that the focus is on ${name}`)
  }
}
