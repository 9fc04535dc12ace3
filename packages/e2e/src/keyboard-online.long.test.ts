import { test } from 'vitest'
import { Board } from './board.js'
import { password, register } from './online.js'
import { allSee, buyerOf } from './party.js'
import { Keys } from './keys.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

async function keysAt(path: string): Promise<Keys> {
  const context = await stage().visitor()
  await context.grantPermissions(['clipboard-write'])
  const keys = new Keys(await context.newPage())
  await keys.watch()
  await keys.page.goto(path)
  await keys.page.getByRole('heading', { level: 1 }).waitFor()
  return keys
}

async function openTab(keys: Keys, name: string): Promise<void> {
  const { page } = keys
  await keys.press('d', '1')
  await keys.to(/^Companies$/, 'Tab', 120)
  await keys.to(new RegExp(`^${name}`), 'ArrowRight', 15)
  await page.getByRole('tabpanel', { name }).waitFor()
}

test('accounts, tables and talking are used by keys alone', async () => {
  const keys = await keysAt('/account')
  const { page } = keys
  const write = async (field: RegExp, text: string): Promise<void> => {
    await keys.to(field)
    await keys.write(text)
  }
  const form = (name: string) => page.getByRole('form', { name, exact: true })

  await keys.can('register', async () => {
    await keys.use(/^I am new here/)
    await write(/^Name/, 'Anna')
    await write(/^Password/, password)
    await keys.press('Enter')
    await page.getByText('Signed in as Anna').waitFor()
  })
  await keys.can('sign out and in', async () => {
    await keys.use(/^Sign out/)
    await page.getByRole('button', { name: 'I have an account' }).waitFor()
    await write(/^Name/, 'Anna')
    await write(/^Password/, password)
    await keys.press('Enter')
    await page.getByText('Signed in as Anna').waitFor()
  })
  await keys.can('e-mail address', async () => {
    await write(/^E-mail address/, 'anna@example.org')
    await write(/^Current password/, password)
    await keys.press('Enter')
    await form('E-mail address').getByText('Saved.').waitFor()
  })
  await keys.can('notices', async () => {
    await keys.to(/^By e-mail/)
    await keys.press('Space')
    await keys.to(/^Time zone/)
    await keys.use(/^Save/)
    await form('When it is your turn').getByText('Saved.').waitFor()
  })
  await keys.can('password', async () => {
    await write(/^Current password/, password)
    await write(/^New password/, `${password} 2`)
    await keys.press('Enter')
    await form('New password').getByText('Saved.').waitFor()
  })

  await page.goto('/lobby')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await keys.can('filter the tables', async () => {
    await keys.use(/^Running/)
    await page.getByRole('button', { name: 'Running', pressed: true }).waitFor()
    await keys.use(/^Mine/)
    await page.getByRole('button', { name: 'Mine', pressed: true }).waitFor()
  })
  await keys.can('open a table', async () => {
    await keys.use(/^Open a table$/, 'Shift+Tab')
    await keys.to(/^Players/)
    await keys.press('2')
    await write(/^Name of the table/, 'Keys')
    await keys.press('Enter')
    await page.getByRole('textbox', { name: 'Invitation link' }).waitFor()
  })
  await keys.can('copy the invitation', async () => {
    await keys.use(/^Copy the link/)
    await page.getByText('Copied.').waitFor()
  })
  const invitation = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue()
  const guest = await keysAt(new URL(invitation).pathname)
  await guest.can('sit down as a guest', async () => {
    await guest.to(/^Name at the table/)
    await guest.write('Ben')
    await guest.press('Enter')
    await guest.page.getByRole('button', { name: 'Sit down' }).first().waitFor()
    await guest.use(/^Sit down/, 'Shift+Tab')
    await guest.page.getByRole('button', { name: 'Leave my seat' }).waitFor()
  })
  await keys.can('start', async () => {
    await keys.use(/^Start the game/, 'Shift+Tab')
    await new Board(page).card.waitFor()
  })
  const boards = [page, guest.page].map((each) => new Board(each))
  await allSee(boards, 0)

  /** Whoever is offered a mine buys it. */
  const buy = async (): Promise<Keys> => {
    const buyer = (await buyerOf(boards)).page === page ? keys : guest
    await buyer.can('buy', async () => {
      await buyer.press('d')
      await buyer.use(/^Buy mine/)
      // the first Enter chooses the line, the second does it
      await buyer.press('Enter')
    })
    return buyer
  }
  const first = await buy()
  await allSee(boards, 1)
  const second = await buy()
  await allSee(boards, 2)
  await first.can('ask to go back', async () => {
    await first.press('l')
    await first.to(/^Move/)
    await first.press('Home')
    await new Board(first.page).shows(0, 2)
    await first.press('d')
    await first.use(/^Ask to go back to here/)
    await first.page.getByText(/^You asked to go back to move 0\./).waitFor()
    await first.press('Escape')
  })
  await second.can('agree to it', async () => {
    await second.page.getByText(/ wants to go back to move 0\./).waitFor()
    await second.press('d')
    await second.use(/^Agree$/, 'Shift+Tab', 200)
    await allSee(boards, 0)
  })

  await keys.can('chat', async () => {
    await openTab(keys, 'Chat')
    await keys.to(/^Write to the table/)
    await keys.write('Hello!')
    await keys.use(/^Send/)
    await page.getByRole('tabpanel').getByText('Hello!').waitFor()
  })
  await keys.can('notes', async () => {
    await openTab(keys, 'Notes')
    // what was written before comes from the server
    await page.getByRole('textbox', { name: 'Notes', disabled: false }).waitFor()
    await keys.to(/^Notes/)
    await keys.write('Buy mines')
    await keys.use(/^Save the notes/)
    await page.getByText('Saved.').waitFor()
  })
  await keys.can('programmed move', async () => {
    await openTab(keys, 'Table')
    await keys.use(/^Pass for me/)
    await page.getByRole('tabpanel').getByRole('button', { name: 'Stop' }).waitFor()
  })
  await keys.can('close', async () => {
    await keys.use(/^Close the table/)
    await keys.use(/^Close the table/)
    await guest.page.getByText('So far: Anna.').waitFor()
  })
  const emil = await stage().visit('/account')
  await register(emil, 'Emil')
  await guest.can('hand the seat over', async () => {
    await openTab(guest, 'Table')
    await guest.use(/^Hand my seat/)
    await guest.to(/^Who takes over/)
    await guest.write('Emil')
    await guest.press('Enter')
    await page.getByRole('list', { name: 'Players' }).getByText('offered to Emil').waitFor()
  })
  const substitute = new Keys(emil)
  await substitute.watch()
  await emil.goto(page.url())
  await substitute.can('take the seat over', async () => {
    await substitute.use(/^Take the seat/)
    await page.getByRole('list', { name: 'Players' }).getByText('Emil', { exact: true }).waitFor()
  })
})
