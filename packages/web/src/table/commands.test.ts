import { expect, test } from 'vitest'
import { commandOf } from './commands.js'

const press = { key: 'u', shift: false, modified: false, typing: false, drafting: false }

test('letters undo, redo and lead to the parts of the screen', () => {
  expect(commandOf(press)).toEqual({ kind: 'undo' })
  expect(commandOf({ ...press, key: 'U', shift: true })).toEqual({ kind: 'undo-turn' })
  expect(commandOf({ ...press, key: 'r' })).toEqual({ kind: 'redo' })
  expect(commandOf({ ...press, key: 't' })).toEqual({ kind: 'go', to: 'timeline' })
})

test('R turns a tile while one is being laid', () => {
  expect(commandOf({ ...press, key: 'r', drafting: true })).toBeUndefined()
})

test('digits open tabs, Shift with arrows steps through the game', () => {
  expect(commandOf({ ...press, key: '3' })).toEqual({ kind: 'tab', number: 3 })
  expect(commandOf({ ...press, key: 'ArrowLeft', shift: true })).toEqual({ kind: 'step', direction: -1 })
  expect(commandOf({ ...press, key: 'ArrowLeft' })).toBeUndefined()
  expect(commandOf({ ...press, key: 'End', shift: true })).toEqual({ kind: 'present' })
})

test('what is typed into a field, and what belongs to the browser, is left alone', () => {
  expect(commandOf({ ...press, typing: true })).toBeUndefined()
  expect(commandOf({ ...press, modified: true })).toBeUndefined()
  expect(commandOf({ ...press, key: '?', shift: true })).toEqual({ kind: 'help' })
})
