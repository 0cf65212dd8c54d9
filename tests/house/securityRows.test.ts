/** The page of security requirements against the tests that name them. */
import { describe, expect, it } from 'vitest'
import { filesWhere, textOf } from './sources'

const page = textOf('docs/security/requirements.md')
const [held = '', open = ''] = page.split('## Held in part')
const idsIn = (text: string) => [...text.matchAll(/^\| (SEC-\d{3}) \|/gm)].map(match => match[1] ?? '')
const rows = idsIn(held)
const notHeld = idsIn(open.split('## Not held yet')[1] ?? '')

/** Ids in the titles of tests. */
const named = new Set(
  filesWhere(path => /^tests\/.*\.test\.tsx?$/.test(path)).flatMap(path =>
    textOf(path)
      .split('\n')
      .filter(line => /\b(it|describe)\b|^\s*['"`]/.test(line))
      .flatMap(line => line.match(/\bSEC-\d{3}\b/g) ?? []),
  ),
)

describe('SEC-120 the page of security requirements', () => {
  it('has every number once, without a gap', () => {
    expect(rows).toEqual(rows.map((_, index) => `SEC-${String(index + 1).padStart(3, '0')}`))
    expect(rows.length).toBe(120)
  })

  it('says of each row that no test names that it is not held yet', () => {
    expect(rows.filter(id => !named.has(id) && !notHeld.includes(id))).toEqual([])
  })

  it('has every row that a test names', () => {
    expect([...named].filter(id => !rows.includes(id))).toEqual([])
  })
})
