/** Compares the page of security requirements with the tests that name them. */
import { describe, expect, it } from 'vitest'
import { rowsNamedIn, rowsOf, withTests } from '../../scripts/securityRows'
import { testFiles } from '../../scripts/testing/testFiles'
import { textOf } from './sources'

const page = textOf('docs/security/requirements.md')
const [held = '', open = ''] = page.split('## Held in part')
const rows = rowsOf(held)
const ids = rows.map(({ id }) => id)
const notHeld = [...(open.split('## Not held yet')[1] ?? '').matchAll(/^\| (SEC-\d{3}) \|/gm)].map(([, id]) => id)

const tests = testFiles().map(path => ({ path, text: textOf(path) }))
/** Ids in the titles of tests. */
const named = new Set(tests.flatMap(({ text }) => rowsNamedIn(text)))

describe('SEC-120 the page of security requirements', () => {
  it('has every number once, without a gap', () => {
    expect(ids).toEqual(ids.map((_, index) => `SEC-${String(index + 1).padStart(3, '0')}`))
    expect(ids.length).toBe(120)
  })

  it('says of each row that no test names that it is not held yet', () => {
    expect(ids.filter(id => !named.has(id) && !notHeld.includes(id))).toEqual([])
  })

  it('has every row that a test names', () => {
    expect([...named].filter(id => !ids.includes(id))).toEqual([])
  })

  it('leads from each row to all tests that name it, and to no other: node scripts/run.mjs scripts/docs.ts', () => {
    const leading = rows.filter(({ id }) => !notHeld.includes(id))
    expect(leading.filter(({ heldBy }) => heldBy.length === 0)).toEqual([])
    expect(page.split('\n')).toEqual(withTests(page, tests).split('\n'))
  })
})
