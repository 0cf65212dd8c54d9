/** What is refused when there is too much to do, and who comes first then. Time and lateness are given, nothing waits. */
import { describe, expect, it } from 'vitest'
import { limits } from '../../../server/config/limits'
import { type Asked, createLoad } from '../../../server/process/load'

const { latestMs, longestWaitMs, overloadMs, underWay } = limits.incoming

/** A load of a process that is `late`, with a clock that stands still until it is set. */
function loadOf(late: number) {
  const state = { late, ms: 0 }
  const load = createLoad({ eventLoopDelay: () => state.late, now: () => state.ms })
  return { state, load, enter: (asked: Asked, count: number) => Array.from({ length: count }, () => load.enter(asked)) }
}

const isRefused = (entered: unknown) => entered === undefined

describe('SEC-119 load', () => {
  it('refuses no request of the few that there are, however late the process is and however long they have waited', () => {
    const { state, load, enter } = loadOf(60_000)
    const few = enter('visit', underWay.visit - 1)
    state.ms += 600_000
    expect(few.some(isRefused)).toBe(false)
    expect(isRefused(load.enter('visit'))).toBe(false)
  })

  it.each([
    { missing: 'many requests', late: latestMs, waited: longestWaitMs, count: underWay.visit - 1 },
    { missing: 'a process that is late', late: latestMs - 1, waited: longestWaitMs, count: underWay.visit },
    { missing: 'requests that have waited', late: latestMs, waited: longestWaitMs - 1, count: underWay.visit },
  ])('refuses a visit only where all is there: not without $missing', ({ late, waited, count }) => {
    const { state, load, enter } = loadOf(late)
    enter('rest', count)
    state.ms += waited
    expect(isRefused(load.enter('visit'))).toBe(false)
  })

  it('refuses visits first, and still takes the calls and forms of pages that are open', () => {
    const { state, load, enter } = loadOf(latestMs)
    enter('visit', underWay.visit)
    state.ms += longestWaitMs
    expect(isRefused(load.enter('visit'))).toBe(true)
    const rest = enter('rest', underWay.rest - underWay.visit)
    state.ms += longestWaitMs
    expect(rest.some(isRefused)).toBe(false)
    expect(isRefused(load.enter('rest'))).toBe(true)
  })

  it('asks what most have waited: one that takes long, as a report does, holds nobody up', () => {
    const { state, load, enter } = loadOf(latestMs)
    enter('rest', 3)
    state.ms += 20_000
    enter('visit', underWay.visit)
    expect(isRefused(load.enter('visit'))).toBe(false)
  })

  it('takes visits again as soon as some of what was under way has ended', () => {
    const { state, load, enter } = loadOf(latestMs)
    const [first, ...others] = enter('visit', underWay.visit)
    state.ms += longestWaitMs
    expect(isRefused(load.enter('visit'))).toBe(true)
    first?.()
    expect(isRefused(load.enter('visit'))).toBe(false)
    expect(others).toHaveLength(underWay.visit - 1)
  })

  it('calls itself overloaded once it has refused visits for ten seconds on end, and not by two moments far apart', () => {
    const { state, load, enter } = loadOf(latestMs)
    const entered = enter('visit', underWay.visit)
    state.ms += longestWaitMs
    expect(load.isOverloaded()).toBe(false)
    state.ms += overloadMs - 1
    expect(load.isOverloaded()).toBe(false)
    state.ms += 1
    expect(load.isOverloaded()).toBe(true)

    for (const leave of entered) leave?.()
    expect(load.isOverloaded()).toBe(false)
    enter('visit', underWay.visit)
    state.ms += longestWaitMs
    expect(load.isOverloaded()).toBe(false)
  })
})
