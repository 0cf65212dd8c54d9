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
async function staySignedIn(refused: readonly [Caller, Visitor][]): Promise<Caller[]> {
  const stored = await everyone.areStored(refused.map(([, visitor]) => visitor))
  const stays = ([caller, visitor]: [Caller, Visitor]) =>
    caller === 'di' ? visitor.isSignedIn() : stored.includes(visitor)
  const stay = await Promise.all(refused.map(stays))
  return refused.filter((_, index) => stay[index]).map(([caller]) => caller)
}

describe('SEC-049, ROLE-10 every operation answers every caller as the matrix says', () => {
  it.each(rows)('$name', async ({ name, expected }) => {
    const found: Record<string, string> = {}
    const refused: [Caller, Visitor][] = []
    for (const caller of Object.keys(expected) as Caller[]) {
      const visitor = await everyone.kept(caller)
      const before = visitor.sessionCookie
      const outcome = await outcomeOf(visitor, name)
      found[caller] = outcome
      if (outcome === '0') refused.push([caller, visitor])
      everyone.keep(caller, visitor, /[+0]/.test(outcome) && visitor.sessionCookie === before)
    }
    for (const caller of await staySignedIn(refused)) found[caller] = '!'
    for (const [caller, visitor] of refused) if (found[caller] === '0') everyone.keep(caller, visitor, false)
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
