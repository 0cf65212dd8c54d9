/** Every operation against every kind of caller. The expectation is the approved matrix, not the contracts. */
import { describe, expect, it } from 'vitest'
import { contracts } from '../../shared/contracts'
import type { Operation } from '../../shared/contracts/operation'
import { callersOfFile } from '../support/callers'
import { smallestRequests } from '../support/smallestRequests'
import type { Visitor } from '../support/visitor'
import { type Caller, type CallOutcome, companyOperations, operations, profileOperations } from './matrix'

const rows = [...operations, ...profileOperations, ...companyOperations]
const everyone = await callersOfFile()

const inContracts = Object.values(contracts).flatMap(service => Object.values(service)) as Operation[]
const addressOf = ({ service, name }: Operation) => `${service}/${name}`

async function outcomeOf(visitor: Visitor, name: string): Promise<CallOutcome | string> {
  const operation = inContracts.find(one => addressOf(one) === name)
  if (!operation) return 'not in the contracts'
  const { status, body } = await visitor.call(operation, smallestRequests[name])
  if (status === 401 && body.Succeeded === false) return '-'
  if (status === 403 && body.Succeeded === false) return '0'
  if (status !== 200) return String(status)
  if (body.SessionExpired) return (await visitor.isSignedIn()) ? 'expired and still signed in' : 'x'
  return '+'
}

/** Whoever is kept asks the next operation in the same session, so that the server's own answer follows there. */
async function whoStaySignedIn<Asked extends { caller: Caller; visitor: Visitor }>(refused: Asked[]): Promise<Asked[]> {
  const stored = await everyone.areStored(refused.map(({ visitor }) => visitor))
  const stay = await Promise.all(
    refused.map(({ caller, visitor }) => (caller === 'di' ? visitor.isSignedIn() : stored.includes(visitor))),
  )
  return refused.filter((_, index) => stay[index])
}

describe('SEC-049, ROLE-10 every operation answers every caller as the matrix says', () => {
  it.each(rows)('$name', async ({ name, expected }) => {
    const found: Record<string, string> = {}
    const asked: { caller: Caller; visitor: Visitor; before: string | undefined }[] = []
    for (const caller of Object.keys(expected) as Caller[]) {
      const visitor = await everyone.kept(caller)
      asked.push({ caller, visitor, before: visitor.sessionCookie })
      found[caller] = await outcomeOf(visitor, name)
    }
    const refused = asked.filter(({ caller }) => found[caller] === '0')
    for (const { caller } of await whoStaySignedIn(refused)) found[caller] = '!'
    for (const { caller, visitor, before } of asked)
      everyone.keep(caller, visitor, /[+!]/.test(found[caller]!) && visitor.sessionCookie === before)
    expect(found).toEqual(expected)
  })

  it('and leaves those signed in whom it refused last', async () => {
    const kept = everyone.allKept()
    const isSignedIn = await Promise.all(kept.map(async ([caller, visitor]) => [caller, await visitor.isSignedIn()]))
    expect(isSignedIn).toEqual(kept.map(([caller]) => [caller, true]))
    expect(kept.length).toBeGreaterThan(20)
  })
})

it('SEC-049 the matrix has every operation of the contracts, and no other', () => {
  expect(rows.map(row => row.name).sort()).toEqual(inContracts.map(addressOf).sort())
})

it('has a valid request for every operation, so that no refusal is that of an invalid one', () => {
  const invalid = inContracts.filter(one => !one.request.safeParse(smallestRequests[addressOf(one)]).success)
  expect(invalid.map(addressOf)).toEqual([])
})
