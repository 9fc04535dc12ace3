import { expect, test } from 'vitest'
import { commandOf, keyOfTab } from './commands.js'

const press = { key: 'z', shift: false, modified: false, typing: false, moving: false }

test('letters undo, redo and lead to the parts of the screen', () => {
  expect(commandOf(press)).toEqual({ kind: 'undo' })
  expect(commandOf({ ...press, key: 'Z', shift: true })).toEqual({ kind: 'undo-turn' })
  expect(commandOf({ ...press, key: 'n' })).toEqual({ kind: 'next-game' })
  expect(commandOf({ ...press, key: 'r' })).toEqual({ kind: 'redo' })
  expect(commandOf({ ...press, key: 'l' })).toEqual({ kind: 'go', to: 'timeline' })
})

test('digits open tabs, arrows step through the game', () => {
  expect(commandOf({ ...press, key: '3' })).toEqual({ kind: 'tab', tab: 3 })
  expect(commandOf({ ...press, key: 'ArrowLeft' })).toEqual({ kind: 'step', direction: -1 })
  expect(commandOf({ ...press, key: 'ArrowRight' })).toEqual({ kind: 'step', direction: 1 })
  expect(commandOf({ ...press, key: '[' })).toEqual({ kind: 'turn', direction: -1 })
  expect(commandOf({ ...press, key: ']' })).toEqual({ kind: 'turn', direction: 1 })
  expect(commandOf({ ...press, key: 'Home' })).toEqual({ kind: 'first' })
  expect(commandOf({ ...press, key: 'End' })).toEqual({ kind: 'present' })
})

test('tabs that may stand beyond the ninth have letters, which are told at the tab', () => {
  expect(commandOf({ ...press, key: 'k' })).toEqual({ kind: 'tab', tab: 'chat' })
  expect(commandOf({ ...press, key: keyOfTab('notes', 10) })).toEqual({ kind: 'tab', tab: 'notes' })
  expect(commandOf({ ...press, key: 'k', typing: true })).toBeUndefined()
  expect(keyOfTab('log', 6)).toBe('7')
})

test('where arrows move in something else, they step through the game with Shift', () => {
  const moving = { ...press, moving: true }
  expect(commandOf({ ...moving, key: 'ArrowLeft' })).toBeUndefined()
  expect(commandOf({ ...moving, key: 'End' })).toBeUndefined()
  expect(commandOf({ ...moving, key: 'ArrowLeft', shift: true })).toEqual({ kind: 'step', direction: -1 })
  expect(commandOf({ ...moving, key: 'z' })).toEqual({ kind: 'undo' })
})

test('what is typed into a field, and what belongs to the browser, is left alone', () => {
  expect(commandOf({ ...press, typing: true })).toBeUndefined()
  expect(commandOf({ ...press, modified: true })).toBeUndefined()
  expect(commandOf({ ...press, key: '?', shift: true })).toEqual({ kind: 'help' })
})
