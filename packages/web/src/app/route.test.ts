import { expect, test } from 'vitest'
import { innerTarget, matchRoute } from './route.js'

test('an address fits a pattern part by part', () => {
  expect(matchRoute('/', '/')).toEqual({})
  expect(matchRoute('/play/:id', '/play/k3x9')).toEqual({ id: 'k3x9' })
  expect(matchRoute('/play/:id', '/play/k3x9/')).toEqual({ id: 'k3x9' })
  expect(matchRoute('/rules/:title', '/rules/18%2073')).toEqual({ title: '18 73' })
  expect(matchRoute('/play/:id', '/play')).toBeUndefined()
  expect(matchRoute('/play/:id', '/play/a/b')).toBeUndefined()
  expect(matchRoute('/new', '/lobby')).toBeUndefined()
  expect(matchRoute('/play/:id', '/play/%E0%A4%A')).toBeUndefined()
})

const click = {
  button: 0,
  modified: false,
  target: '',
  download: false,
  href: '/new',
  here: 'https://stellwerk.example/play/a?at=3',
}

test('the page follows plain links within the site', () => {
  expect(innerTarget(click)).toBe('/new')
  expect(innerTarget({ ...click, href: '/rules/1873#1873-2-b' })).toBe('/rules/1873#1873-2-b')
})

test('the browser follows all other links', () => {
  expect(innerTarget({ ...click, modified: true })).toBeUndefined()
  expect(innerTarget({ ...click, button: 1 })).toBeUndefined()
  expect(innerTarget({ ...click, target: '_blank' })).toBeUndefined()
  expect(innerTarget({ ...click, download: true })).toBeUndefined()
  expect(innerTarget({ ...click, href: 'https://elsewhere.example/new' })).toBeUndefined()
  expect(innerTarget({ ...click, href: '/api/health' })).toBeUndefined()
  expect(innerTarget({ ...click, href: '/play/a?at=3#log' })).toBeUndefined()
})
