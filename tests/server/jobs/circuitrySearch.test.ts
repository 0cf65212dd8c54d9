/** How a search for better circuits is divided: rounds of climbs, each from the best of those before. */
import { describe, expect, it } from 'vitest'
import type { CircuitSearch } from '../../../engine/segments/optimiseCircuits'
import { circuitrySearch } from '../../../server/jobs/circuitry/circuitrySearch'
import { type CircuitryFindings, circuitrySearchTask } from '../../../server/jobs/circuitry/circuitrySearchTask'
import { circuitSearchAnswer } from '../../../shared/circuitry/search/circuitSearch'
import { coolingExample } from '../../../shared/coils/document/exampleCoil'

const request: CircuitSearch = {
  ...{ coil: coolingExample, objective: 'bends', freedom: 'exchange', constraints: { isClearOfTubes: true } },
  ...{ seed: 1, evaluations: 200 },
}

/** The search from its first round to its last, with the answer after each. */
function searched(of: CircuitSearch) {
  const parts: CircuitryFindings[] = []
  const values: number[] = []
  const { tasks: first, considered } = circuitrySearch.tasksOf(of)
  for (let tasks = first; tasks.length > 0; tasks = circuitrySearch.nextTasks!(of, parts)) {
    parts.push(...tasks.map(circuitrySearchTask))
    const answer = circuitSearchAnswer.parse(JSON.parse(JSON.stringify(circuitrySearch.soFar!(of, parts))))
    values.push(answer.best?.value ?? Number.NEGATIVE_INFINITY)
  }
  const done = parts.reduce((sum, part) => sum + circuitrySearch.consideredIn(part), 0)
  return { answer: circuitSearchAnswer.parse(circuitrySearch.answerOf(of, parts)), values, done, considered }
}

describe('a search for better circuits', () => {
  it('runs in rounds that never lose what was found, and rates as many as it said', () => {
    const { answer, values, done, considered } = searched(request)
    expect([done, considered]).toEqual([200, 200])
    expect(values.length).toBeGreaterThan(1)
    expect(values).toEqual([...values].sort((one, other) => one - other))
    expect(answer.best!.value).toBeGreaterThanOrEqual(answer.start!.value)
    expect(answer.best!.value).toBe(values.at(-1))
  })

  it('answers without circuits where none keep the limits', () => {
    const { answer } = searched({ ...request, evaluations: 16, constraints: { longestSpan: 0.001 } })
    expect([answer.best, answer.found]).toEqual([null, 0])
    expect(answer.start).not.toBeNull()
  })
})
