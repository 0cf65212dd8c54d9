/** How a search for better circuits is divided: rounds of climbs, each from the best that was found before. */
import { type CircuitSearch, type JudgedCircuits, startsOf } from '../../../engine/segments/optimiseCircuits'
import type { CircuitSearchAnswer } from '../../../shared/circuitry/search/circuitSearch'
import type { SearchPlan } from '../toolWork'
import type { CircuitryFindings, CircuitrySearchTask } from './circuitrySearchTask'

/** Climbs beside each other, and the evaluations of one: few enough that the best so far is seen to improve. */
const lanes = 2
const evaluationsAtOnce = 48
/** Coils that are searched through: all orders are one part. */
const small = 8

function bestOf(parts: readonly CircuitryFindings[]): JudgedCircuits | undefined {
  const found = parts.flatMap(({ best }) => best ?? [])
  return found.reduce<JudgedCircuits | undefined>(
    (best, one) => (best && best.value >= one.value ? best : one),
    undefined,
  )
}

/** The evaluations that are left, divided between the climbs of a round. */
function climbsFrom(
  request: CircuitSearch,
  froms: readonly CircuitSearch['coil']['circuits'][],
  round: number,
  left: number,
): CircuitrySearchTask[] {
  const tasks: CircuitrySearchTask[] = []
  for (const [lane, from] of froms.entries()) {
    const evaluations = Math.min(evaluationsAtOnce, left)
    if (!from || evaluations <= 0) break
    left -= evaluations
    tasks.push({ request, climb: { from, evaluations, seed: request.seed + 101 * round + lane } })
  }
  return tasks
}

function answerOf(parts: readonly CircuitryFindings[]): CircuitSearchAnswer {
  const start = parts.find(part => part.start !== undefined)?.start ?? null
  const evaluated = parts.reduce((sum, { considered }) => sum + considered, 0)
  return { found: parts.filter(({ best }) => best).length, considered: evaluated, start, best: bestOf(parts) ?? null }
}

export const circuitrySearch: SearchPlan<CircuitSearch, CircuitrySearchTask, CircuitryFindings> = {
  tasksOf(request) {
    const [start, ...others] = startsOf(request)
    const isSmall = start!.rows * start!.columns - start!.blanks.length <= small
    const considered = request.evaluations
    if (isSmall && others.length === 0)
      return {
        tasks: [{ request, start: start!, climb: { from: start!, evaluations: considered, seed: 1 } }],
        considered,
      }
    const froms = others.length > 0 ? [start, ...others] : Array.from({ length: lanes }, () => start)
    const [first, ...more] = climbsFrom(request, froms, 0, considered)
    return { tasks: [{ ...first!, start: start! }, ...more], considered }
  },
  nextTasks(request, parts) {
    const left = request.evaluations - parts.reduce((sum, { considered }) => sum + considered, 0)
    const from = bestOf(parts)?.graph ?? startsOf(request)[0]
    return climbsFrom(
      request,
      Array.from({ length: lanes }, () => from),
      parts.length,
      left,
    )
  },
  consideredIn: ({ considered }) => considered,
  soFar: (_, parts) => answerOf(parts),
  answerOf: (_, parts) => answerOf(parts),
}
