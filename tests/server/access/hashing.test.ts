/** Who waits for a password to be hashed: one address keeps nobody of another waiting, nor does work in the background. */
import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTurn } from '../../../server/access/hashingTurns'
import { hashPassword, verifyPassword } from '../../../server/access/passwords'
import { tryPassword } from '../../../server/access/passwordTries'
import { createThrottle } from '../../../server/access/throttle'
import { limits } from '../../../server/config/limits'
import { BusyError } from '../../../server/errors/busyError'
import { createQueue } from '../../../server/process/queue'
import { account } from '../../../shared/contracts'
import type { Operation } from '../../../shared/contracts/operation'
import { messages } from '../../../shared/texts'
import { houseOfFile } from '../../support/house'
import { hashAsInProduction } from '../../support/lightHashing'
import { addPerson, type Person, password } from '../../support/people'
import { smallestRequests } from '../../support/smallestRequests'
import { Visitor } from '../../support/visitor'

/** Who waits for a hash, and how long, is what these tests are about. */
hashAsInProduction(afterAll)
const house = await houseOfFile()
const { db } = house.parts

describe('a place for one at a time', () => {
  /** Takes turns in this order, and gives them one after the other: who was served, in which order. */
  async function orderOf(asked: { share?: string; isSlow?: boolean }[], waitingOfShare?: number) {
    const waits = { waiting: 99, waitMs: 60_000, slowWaitMs: 60_000, startTime: () => () => 0 }
    const turns = createQueue({ ...waits, places: 1, slowPlaces: 1, waitingOfShare, busy: 'busy' })
    const leaveFirst = await turns.take({ isSlow: false, signal: undefined })
    const served: string[] = []
    const all = asked.map(async ({ share, isSlow = false }, at) => {
      const leave = await turns.take({ share, isSlow, signal: undefined })
      served.push(`${share ?? 'background'}${at}`)
      leave()
    })
    leaveFirst()
    const outcomes = await Promise.allSettled(all)
    return { served, refused: outcomes.flatMap(({ status }, at) => (status === 'rejected' ? [at] : [])) }
  }

  it('SEC-026 goes round by address, whoever asked how often before', async () => {
    const a = { share: 'a' }
    const { served } = await orderOf([a, a, a, a, { share: 'b' }, { share: 'c' }, { share: 'b' }])
    expect(served).toEqual(['a0', 'b4', 'c5', 'a1', 'b6', 'a2', 'a3'])
  })

  it('SEC-026 refuses at once what an address asks beyond its share, and nobody else', async () => {
    const a = { share: 'a' }
    const { served, refused } = await orderOf([a, a, a, a, { share: 'b' }], 2)
    expect([served, refused]).toEqual([
      ['a0', 'b4', 'a1'],
      [2, 3],
    ])
  })

  it('SEC-026 is for people before it is for work in the background', async () => {
    const { served } = await orderOf([{ isSlow: true }, { isSlow: true }, { share: 'a' }, { share: 'a' }])
    expect(served).toEqual(['a2', 'a3', 'background0', 'background1'])
  })
})

describe('a password', () => {
  const throttle = createThrottle(db, house.clock)
  const { perAddress, perAccount } = limits.login
  /** How many of so many tries came to a hash. */
  async function looked(tries: number, who: (at: number) => { email: string; address: string }) {
    let count = 0
    for (let at = 0; at < tries; at += 1)
      await tryPassword(throttle, who(at), async () => {
        count += 1
        return undefined
      })
    return count
  }

  it('SEC-018 is not looked at from an address in its pause', async () => {
    const address = '203.0.113.20'
    expect(await looked(perAddress + 9, at => ({ email: `n${at}@flood.example`, address }))).toBe(perAddress)
  })

  it('SEC-017 is looked at in the pause of an account, or the time would tell of it', async () => {
    const email = 'paused@flood.example'
    expect(await looked(perAccount + 4, at => ({ email, address: `203.0.113.${100 + at}` }))).toBe(perAccount + 4)
  })

  it('SEC-018 that could not be looked at counts as no try, of the address nor of the account', async () => {
    const who = { email: 'busy@flood.example', address: '203.0.113.30' }
    for (let at = 0; at < perAddress + 1; at += 1)
      await expect(tryPassword(throttle, who, () => Promise.reject(new Error('busy')))).rejects.toThrow('busy')
    expect(await looked(1, () => who)).toBe(1)
  })

  it('SEC-026 of somebody else is hashed before the rest of a flood from one address', async () => {
    const [flooding, other] = ['203.0.113.41', '198.51.100.8']
    const begun: string[] = []
    const ends: (() => void)[] = []
    const ask = (address: string) =>
      inTurn(address, () => {
        begun.push(address)
        return new Promise<void>(resolve => ends.push(resolve))
      })
    const all = [...Array.from({ length: limits.hashing.waitingOfAddress }, () => ask(flooding)), ask(other)]
    for (const [at] of all.entries()) {
      await expect.poll(() => ends.length, { interval: 1 }).toBeGreaterThan(at)
      ends[at]!()
    }
    await Promise.all(all)
    // Those that were at it before, and one more of that address, which had waited for longer.
    expect(begun.indexOf(other)).toBeLessThanOrEqual(availableParallelism() + 1)
  })

  describe('while one address has as many hashed as it may', () => {
    const flooding = '203.0.113.40'
    let isOver = false
    let flood: Promise<void>[] = []

    let person: Person

    beforeAll(async () => {
      person = await addPerson(house)
      const stored = await hashPassword(password)
      const refused = (error: unknown) => {
        if (!(error instanceof BusyError)) throw error
        // One of these is too many while somebody else has a place; who has waited for too long tries anew at once.
        return error.message === 'too many wait' ? setImmediate() : undefined
      }
      const keepTrying = async () => {
        while (!isOver) await verifyPassword(stored, password, flooding).catch(refused)
      }
      flood = Array.from({ length: limits.hashing.waitingOfAddress + availableParallelism() }, keepTrying)
    })
    afterAll(async () => {
      isOver = true
      await Promise.all(flood)
    })

    const asks = (operation: Operation, form: object, address: string) =>
      new Visitor(house).call(operation, form, { 'x-forwarded-for': address })

    it('SEC-018 is taken from another one', async () => {
      const answer = await asks(account.LogIn, { email: person.email, password }, '198.51.100.7')
      expect(answer.body.Succeeded).toBe(true)
    })

    const email = 'rita@hashing.example'
    it.each([
      [account.LogIn, { email, password }],
      [account.Register, { ...smallestRequests['AccountService.svc/Register'], email, confirmEmail: email }],
      [account.ForgotPassword, { email }],
    ])(
      'SEC-018 is refused from that one: nothing is promised, and no try is counted ($name)',
      async (operation, form) => {
        const answer = await asks(operation, form, flooding)
        expect([answer.status, answer.body.Notices[0].Messages]).toEqual([503, [messages.busy]])
        const counted = await db.selectFrom('attempts').select('key').where('count', '>', 0).execute()
        expect(counted.filter(({ key }) => key.includes(email) || key.includes(flooding))).toEqual([])
      },
    )
  })
})
