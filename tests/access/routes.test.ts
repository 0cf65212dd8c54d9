/** Every page against every kind of caller. The expectation is the approved matrix, not the table of routes. */
import { describe, expect, it } from 'vitest'
import { routes } from '../../shared/routes'
import { callersOfFile, knownUserId } from '../support/callers'
import type { Visitor } from '../support/visitor'
import { accountPages, type Caller, openPages, type PageOutcome, type Row, toolPages } from './matrix'

const everyone = await callersOfFile()
const allPages = [...openPages, ...accountPages, ...toolPages]

/** A report is only shown where the address names one, and a user where the company has them. */
const withQuery = (path: string) =>
  path === '/report' ? '/report?fon=0f&fin=coil.pdf' : path.replace(':id', knownUserId)

async function outcomeOf(visitor: Visitor, caller: Caller, path: string): Promise<PageOutcome | string> {
  const answer = await visitor.get(withQuery(path))
  const goesTo = answer.headers.location
  if (answer.status === 200) return 'P'
  if (goesTo === '/app-selector/change-password') return 'W'
  const isSignedIn = await visitor.isSignedIn()
  if (answer.status === 403 && isSignedIn) return answer.text.includes('<title>Security Question') ? 'C' : 'R'
  if (goesTo !== '/login' || isSignedIn) return `${answer.status} to ${goesTo}`
  const mayBeNobody = caller === 'vi' || caller === 'di'
  return mayBeNobody && !(await visitor.get('/login')).text.includes('Access Denied') ? 'L' : 'D'
}

function walk(rows: Row<PageOutcome>[]): void {
  it.each(rows)('$name', async ({ name, expected }) => {
    const found: Record<string, string> = {}
    for (const caller of Object.keys(expected) as Caller[]) {
      const visitor = await everyone.kept(caller)
      found[caller] = await outcomeOf(visitor, caller, name)
      everyone.keep(caller, visitor, /[PCWR]/.test(found[caller]))
    }
    expect(found).toEqual(expected)
  })
}

describe('SEC-048, ROUTE-01, ROUTE-02, ROUTE-03 open pages open to everyone', () => {
  walk(openPages)
})

describe('SEC-048, ROUTE-07, ROUTE-08, ROUTE-09, ROUTE-10, ROUTE-11, ROUTE-12, ROUTE-16, ROUTE-17, ROLE-01 pages of the account open as the matrix says', () => {
  walk(accountPages)
})

describe('SEC-048, ROUTE-18, ROUTE-19, ROUTE-20, ROUTE-21, ROUTE-22, ROUTE-23, ROUTE-24, ROUTE-25, ROUTE-26, ROUTE-27, ROUTE-28, ROUTE-29, ROLE-03, ROLE-08, ROLE-09, ROLE-10 tools open as the matrix says', () => {
  walk(toolPages)
})

it('SEC-048 the matrix has every page of the table of routes, and no other', () => {
  const inTable = Object.values(routes).map(route => route.path as string)
  expect(allPages.map(row => row.name).sort()).toEqual(inTable.sort())
})
