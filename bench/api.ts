/**
 * `POST …/rate` of coils by the Selection API beside the engine's own time for the same coils: what the way through the
 * server costs a program. Requests and ratings alternate, so that a busy machine disturbs both alike.
 */
import type { CoilInput } from '../engine/coils/coil'
import { coolingExample } from '../shared/coils/document/exampleCoil'
import { limits } from '../shared/limits'
import type { House } from '../tests/support/house'
import { asksAs, hasProgram, type Program } from '../tests/support/programs'
import { bundled } from './bundled'
import { condenser, evaporator } from './coils'
import { withGround } from './nodes'
import { figures, printTable } from './table'

const coils: Record<string, CoilInput> = {
  'cooling example, original': coolingExample,
  'cooling example, v2025': { ...coolingExample, engineVersion: 'v2025' },
  'evaporator, v2025': evaporator,
  'condenser, v2025': condenser,
}
/** Until the compiler has seen the way through the server often. */
const warmUps = 1000
const measured = 200
/** What may be asked of the way: this share of the engine's time, and this long [ms]. */
const asked = { share: 1.3, more: 2 }

export async function benchApi(): Promise<void> {
  const { rateOnce } = await bundled<typeof import('./apiRating')>('apiRating')
  const rows = await withGround(async ({ start, houseAt }) => {
    const node = start()
    const house = houseAt(await node.address())
    const found: string[][] = []
    for (const [name, coil] of Object.entries(coils)) {
      await timesOf(house, coil, warmUps, rateOnce)
      const { own, byApi } = await timesOf(house, coil, measured, rateOnce)
      found.push([name, ...cells(own, byApi)])
    }
    return found
  })
  printTable(
    `A coil rated by the Selection API, ms at p50; asked: at most ${asked.share} times the engine and ${asked.more} ms`,
    ['coil', 'engine', 'POST …/rate', 'of engine', 'allowed', 'p95', ''],
    rows,
  )
}

/** The times of `count` coils, by the engine in this process and by the API [ms]. */
async function timesOf(house: House, coil: CoilInput, count: number, rateOnce: (input: CoilInput) => number) {
  const own: number[] = []
  const byApi: number[] = []
  let program: Program | undefined
  for (let time = 0; time < count; time++) {
    // Another account at another address before its limit is reached.
    if (time % limits.programs.perAccount === 0) program = await hasProgram(house)
    const input = { ...coil, air: { ...coil.air, dryBulb: coil.air.dryBulb + Math.random() } }
    byApi.push(await timeOfRequest(house, program!, input))
    own.push(rateOnce(input))
  }
  return { own, byApi }
}

async function timeOfRequest(house: House, program: Program, input: CoilInput): Promise<number> {
  const headers = { 'x-forwarded-for': `2001:db8:${program.id.slice(0, 4)}:${program.id.slice(4, 8)}::1` }
  const started = performance.now()
  const { status, bytes } = await asksAs(house, program, '/api/v1/coil/rate', { body: { input }, headers })
  const took = performance.now() - started
  if (status !== 200) throw new Error(`the rating answered ${status}: ${bytes.toString().slice(0, 300)}`)
  return took
}

function cells(own: readonly number[], byApi: readonly number[]): string[] {
  const [engine, api] = [at(own, 0.5), at(byApi, 0.5)]
  const allowed = asked.share * engine + asked.more
  const numbers = [engine, api, api / engine, allowed, at(byApi, 0.95)].map(figures)
  return [...numbers, api <= allowed ? 'holds' : 'TOO SLOW']
}

const at = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? 0
