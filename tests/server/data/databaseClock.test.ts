/** The database's time: nodes whose clocks differ, or are set anew while they run, agree in what is paused and what has ended. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createThrottle } from '../../../server/access/throttle'
import { openParts, type Parts } from '../../../server/application/parts'
import { readConfig } from '../../../server/config/config'
import { createFollowingClock } from '../../../server/data/databaseClock'
import { createLogger } from '../../../server/process/logging'
import { freshDatabase } from '../../support/freshDatabase'
import { production } from '../../support/house'
import { requestThreads } from '../../support/requestThreads'

const minute = 60_000
afterEach(() => void vi.useRealTimers())

/** A database and a machine whose times are set by hand. */
async function followed() {
  const state = { there: Date.parse('2027-03-01T08:00:00Z'), passed: 5_000, takes: 0 }
  const passes = (ms: number) => {
    state.there += ms
    state.passed += ms
  }
  const ask = async () => {
    passes(state.takes / 2)
    const at = new Date(state.there)
    passes(state.takes / 2)
    return at
  }
  const { clock, follow } = await createFollowingClock({ ask, passed: () => state.passed })
  return { state, passes, follow, difference: () => clock.now().getTime() - state.there, clock }
}

describe('a clock that follows the database', () => {
  it('shows its time, carried on by what has passed', async () => {
    const { passes, difference } = await followed()
    passes(90 * minute)
    expect(difference()).toBe(0)
  })

  it('is not moved by the clock of the machine, set forward or back while the product runs', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { difference, follow } = await followed()
    for (const by of [60, -120]) {
      vi.setSystemTime(Date.now() + by * minute)
      expect(difference()).toBe(0)
      await follow()
      expect(difference()).toBe(0)
    }
  })

  it('follows where the database is set anew, or the machine has slept', async () => {
    const { state, follow, difference } = await followed()
    state.there += 60 * minute
    await follow()
    expect(difference()).toBe(0)
    state.there -= 60 * minute
    await follow()
    expect(difference()).toBe(0)
  })

  it('takes half of what an answer took for its error, and moves nothing by less', async () => {
    const { state, follow, difference } = await followed()
    state.there += 40
    state.takes = 100
    await follow()
    expect(difference()).toBe(-40)
    state.takes = 60
    await follow()
    expect(difference()).toBe(0)
  })

  it('goes on while the database is away', async () => {
    const { clock, follow } = await createFollowingClock({
      ask: vi.fn<() => Promise<Date>>(() => Promise.reject(new Error('away'))).mockResolvedValueOnce(new Date(0)),
      passed: () => 7,
    })
    await expect(follow()).rejects.toThrow('away')
    expect(clock.now()).toEqual(new Date(0))
  })
})

describe('two nodes whose clocks are ten minutes apart', () => {
  it('have one time, that of the database, and agree in what is paused', async () => {
    const database = await freshDatabase()
    const folder = mkdtempSync(join(tmpdir(), 'coilworks-clock-'))
    const config = readConfig({ ...production, DATA_DIR: folder, DATABASE_URL: database.address })
    const open = (system: number): Promise<Parts> => {
      vi.useFakeTimers({ toFake: ['Date'], now: system })
      return openParts({ config, logger: createLogger('silent'), requestThreads: requestThreads() })
    }
    const now = Date.now()
    const fast = await open(now + 5 * minute)
    const slow = await open(now - 5 * minute)
    try {
      // At most what the two answers took to come.
      expect(Math.abs(fast.clock.now().getTime() - slow.clock.now().getTime())).toBeLessThan(minute)
      const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(slow.db)
      expect(Math.abs(fast.clock.now().getTime() - rows[0]!.at.getTime())).toBeLessThan(minute)

      const rule = { max: 1, windowMinutes: 3 }
      for (const [one, other] of [
        [fast, slow],
        [slow, fast],
      ] as const) {
        const key = `by ${one === fast ? 'the fast' : 'the slow'}`
        expect(await createThrottle(one.db, one.clock).take(key, rule)).toBe(true)
        // Neither is the pause over for the other, nor the window another one.
        expect(await createThrottle(other.db, other.clock).take(key, rule)).toBe(false)
      }
    } finally {
      vi.useRealTimers()
      await fast.close()
      await slow.close()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
