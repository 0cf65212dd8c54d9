/** Five hundred random coils of each kind, the same in every run: how long most ratings take, and the slowest. */
import fc from 'fast-check'
import { type CoilInput, EngineError, rateCoil } from '../engine'
import { condenser, evaporator, steam, waterCoil } from '../tests/support/anyMarch'
import { yardstick } from './measure'
import { figures, printTable } from './table'

const count = 500
/** Other coils of the same kind are rated first: the threads of a server have rated many before. */
const warmUp = { numRuns: 500, seed: 7 } as const
const yardsticks = 2000

const kinds: [name: string, coils: fc.Arbitrary<CoilInput>][] = [
  ['water coil by original', waterCoil.map(coil => ({ ...coil, engineVersion: 'original' }))],
  ['water coil by v2025', waterCoil],
  ['evaporator by v2025', evaporator],
  ['condenser by v2025', condenser],
  ['steam coil by v2025', steam],
]

export function benchRandom(): void {
  const rows = kinds.map(([name, coils]) => {
    const inputs = fc.sample(coils, { numRuns: count, seed: 2026 })
    for (const input of fc.sample(coils, warmUp)) isRated(input)
    const baseline = timed(() => manyYardsticks()).milliseconds / yardsticks
    const all = inputs.map(input => timed(() => isRated(input)))
    const rated = timesOf(all.filter(({ answer }) => answer))
    const refused = timesOf(all.filter(({ answer }) => !answer))
    const median = at(rated, 0.5)
    const worst = all.findIndex(({ milliseconds }) => milliseconds === Math.max(at(rated, 1), at(refused, 1)))
    return [
      name,
      String(rated.length),
      ...[median, at(rated, 0.95), at(rated, 1), median / baseline].map(figures),
      String(refused.length),
      figures(at(refused, 1)),
      String(worst),
    ]
  })
  printTable(
    `${count} random coils of each kind, processor time of each in ms`,
    ['kind', 'rated', 'median', '95 %', 'worst', 'median of yardstick', 'refused', 'worst', 'worst of all is no.'],
    rows,
  )
}

/** Whether the engine rates a coil instead of refusing it. */
function isRated(input: CoilInput): boolean {
  try {
    rateCoil(input)
    return true
  } catch (error) {
    if (!(error instanceof EngineError && error.code === 'invalid-input')) throw error
    return false
  }
}

function manyYardsticks(): void {
  for (let i = 0; i < yardsticks; i++) yardstick()
}

/** The result of some work and its processor time [ms], which does not depend on other programs. */
function timed<Answer>(work: () => Answer): { answer: Answer; milliseconds: number } {
  const before = process.cpuUsage()
  const answer = work()
  const { user, system } = process.cpuUsage(before)
  return { answer, milliseconds: (user + system) / 1000 }
}

function timesOf(all: readonly { milliseconds: number }[]): number[] {
  return all.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0
}
