import type { Board } from './board.js'

/** Whether a choice is one that somebody would press. */
export type Wish = (choice: string) => boolean

/** Lays track on the first of some hexes, if there is one; tells the step and the hex. */
export async function layFirst(board: Board, hexes: readonly string[]): Promise<string | undefined> {
  const [hex] = hexes
  if (hex === undefined) return undefined
  const heading = await board.heading()
  await board.layTrack(hex)
  return `${heading}: ${hex}`
}

/** Presses the choice of the first wish that is offered, else the first choice; tells its text. */
export async function pressWished(board: Board, wishes: readonly Wish[]): Promise<string> {
  const buttons = board.actions
  await board.foreseen()
  const texts = await buttons.allTextContents()
  const wish = wishes.find((fits) => texts.some(fits))
  const at = wish ? texts.findIndex(wish) : 0
  await board.acts(() => board.press(buttons.nth(at)))
  return texts[at] ?? ''
}

/** A way to go on: decides until something is there, and tells everything that was pressed. */
export const untilBy =
  <B extends Board>(decide: (board: B) => Promise<string>) =>
  async (board: B, isThere: () => Promise<boolean>, most = 120): Promise<string[]> => {
    const pressed: string[] = []
    while (!(await isThere())) {
      if (pressed.length >= most)
        throw new Error(`not there after ${most} decisions: ${await board.heading()}`)
      pressed.push(await decide(board))
    }
    return pressed
  }
