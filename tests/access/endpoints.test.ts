/** Every call by address against every kind of caller. The expectation is the approved matrix, not the contracts. */
import { describe, expect, it } from 'vitest'
import { endpoints as inContracts } from '../../shared/contracts'
import { callersOfFile } from '../support/callers'
import { smallestCalls } from '../support/smallestRequests'
import type { Visitor } from '../support/visitor'
import { type Caller, type CallOutcome, endpoints } from './matrix'

const everyone = await callersOfFile()
const nobodys = '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11'

async function outcomeOf(visitor: Visitor, name: string, email: string): Promise<CallOutcome | string> {
  const { query, body } = smallestCalls[name] ?? {}
  const asked = query && { ...query, ...(query.email && { email }) }
  const { status, body: answer } = await visitor.ask(name, { id: nobodys, query: asked, body })
  if (status === 401 && answer.SessionExpired) return (await visitor.isSignedIn()) ? 'expired and still signed in' : 'x'
  if (status === 401) return '-'
  if (status === 403) return (await visitor.isSignedIn()) ? '!' : 'refused and signed out'
  return status < 300 || status === 404 ? '+' : String(status)
}

describe('SEC-049 every call by address answers every caller as the matrix says', () => {
  it.each(endpoints)('$name', async ({ name, expected }) => {
    const found: Record<string, string> = {}
    for (const caller of Object.keys(expected) as Caller[]) {
      const visitor = await everyone.kept(caller)
      found[caller] = await outcomeOf(visitor, name, everyone.emailOf(visitor) ?? 'nobody@northfield.example')
      everyone.keep(caller, visitor, /[+!]/.test(found[caller]))
    }
    expect(found).toEqual(expected)
  })
})

it('SEC-049 the matrix has every call by address, and no other', () => {
  expect(endpoints.map(row => row.name).sort()).toEqual(inContracts.map(one => one.name).sort())
})
