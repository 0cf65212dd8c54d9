import { describe, expect, it } from 'vitest'
import { appName, isTabMessage, type TabMessage, tabEvents } from '../../../shared/frame/tabMessage'

it('ENUM-41, XTAB-01 knows the events loggedOut, projectChanged and projectDeleted', () => {
  expect(tabEvents).toEqual(['loggedOut', 'projectChanged', 'projectDeleted'])
})

it('ENTITY-28 takes a message of app and changeType, with the project of a project event', () => {
  const message: TabMessage = { app: appName, changeType: 'loggedOut' }
  expect(isTabMessage(message)).toBe(true)
  expect(isTabMessage({ ...message, changeType: 'projectChanged', projectId: 'p1' })).toBe(true)
})

it.each([
  null,
  undefined,
  'loggedOut',
  {},
  { app: 'another', changeType: 'loggedOut' },
  { app: appName },
  { app: appName, changeType: 'opened' },
  { app: appName, changeType: 'projectChanged', projectId: 7 },
])('XTAB-04 ignores what is no message of this suite: %j', value => {
  expect(isTabMessage(value)).toBe(false)
})

describe('SEC-064 a message of anything else on the origin', () => {
  const message = { app: appName, changeType: 'loggedOut' }
  it.each<[string, unknown]>([
    ['holds a field more', { ...message, html: '<b>' }],
    ['holds an id as long as a book', { ...message, projectId: 'x'.repeat(10_000) }],
    ['holds an object for an id', { ...message, projectId: { toString: () => 'p1' } }],
    ['is of another app', { ...message, app: 'coilworks2' }],
    ['is of a kind nobody knows', { ...message, changeType: 'constructor' }],
    ['is a list', [message]],
    ['is a text', JSON.stringify(message)],
    ['is nothing', null],
  ])('%s: it has no effect', (_, value) => {
    expect(isTabMessage(value)).toBe(false)
  })
})

describe('SEC-064 the message that somebody is logged in', () => {
  const message = { app: appName, changeType: 'loggedIn', reader: 'mark' }
  it('has a mark of the reader and nothing else', () => {
    expect(isTabMessage(message)).toBe(true)
  })

  it.each<[string, unknown]>([
    ['holds a field more', { ...message, html: '<b>' }],
    ['holds a mark as long as a book', { ...message, reader: 'x'.repeat(10_000) }],
    ['holds no mark', { app: appName, changeType: 'loggedIn' }],
    ['holds an object for a mark', { ...message, reader: {} }],
    ['is of another app', { ...message, app: 'another' }],
  ])('has no effect where it %s', (_, value) => {
    expect(isTabMessage(value)).toBe(false)
  })
})
