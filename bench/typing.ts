/**
 * The time from a pause in typing to the new results: for one person, for ten, and while others run long ratings.
 */
import type { CoilInput } from '../engine/coils/coil'
import { coolingExample } from '../shared/coils/document/exampleCoil'
import type { EconomizerInput } from '../shared/economizer/document/economizerDocument'
import { exampleEconomizers } from '../shared/economizer/document/exampleEconomizers'
import { limits } from '../shared/limits'
import { condenser, evaporator } from './coils'
import { startProduct } from './http/children'
import { demoPerson, signIn } from './http/signIn'
import { figures, printTable } from './table'

/** The coils that the people edit, in turn. */
const coils: CoilInput[] = [coolingExample, { ...coolingExample, engineVersion: 'v2025' }, evaporator, condenser]

/** The economizers that they edit: two rate a dry bank and a condensing one, with turndown, year and cases off design. */
const economizers = Object.values<EconomizerInput>(exampleEconomizers)

/** Twelve rows in long circuits with little superheat: about the slowest possible rating. */
const extreme = {
  ...evaporator,
  geometry: { ...evaporator.geometry, rows: 12, circuiting: 0.125 },
  refrigerant: {
    ...('refrigerant' in evaporator && evaporator.refrigerant),
    suctionTemperature: 240.15,
    given: { kind: 'superheat', value: 0.5 },
  },
} as CoilInput

/** The time that a person reads the results before the next key [ms]. */
const readingMs = 1000
const measuredMs = 15_000
/** The interval at which somebody else opens a page [ms]. */
const visitMs = 100

interface Person {
  cookie: string
  token: string
  /** What is rated next, never the same twice: the service and its input. */
  next: () => { service: string; input: object }
}

const ofCoil = (coil: CoilInput) => (): ReturnType<Person['next']> => ({
  service: 'DesignService',
  input: { ...coil, air: { ...coil.air, dryBulb: coil.air.dryBulb + Math.random() } },
})

const ofEconomizer = (economizer: EconomizerInput) => (): ReturnType<Person['next']> => {
  const { water } = economizer
  const input = { ...economizer, water: { ...water, temperature: water.temperature + Math.random() } }
  return { service: 'EconomizerService', input }
}

export async function benchTyping(): Promise<void> {
  const product = await startProduct()
  try {
    const { email, password } = demoPerson(product.said())
    const people: Person[] = []
    // One after the other, because the server would put off many at once.
    for (let index = 0; index < 10; index++) {
      const cookie = await signIn(product.origin, email, password)
      const page = await (await fetch(`${product.origin}/app-selector`, { headers: { cookie } })).text()
      const token = /name="csrf-token" content="([^"]+)"/.exec(page)?.[1] ?? ''
      people.push({ cookie, token, next: ofCoil(coils[index % coils.length] as CoilInput) })
    }
    // Warm up the compiler, and build the tables of the refrigerants.
    await atOnce(product.origin, people, 3000)
    const withEconomizers = people.map((person, index) => ({
      ...person,
      next: ofEconomizer(economizers[index % economizers.length] as EconomizerInput),
    }))
    await atOnce(product.origin, withEconomizers, 3000)
    const rows = []
    const [first, ...others] = people as [Person, ...Person[]]
    const cases: [name: string, typing: Person[], rating: Person[]][] = [
      ['1', [first], []],
      ['10', people, []],
      ['10, of economizers', withEconomizers, []],
      ['9, one rates an extreme evaporator again and again', others, [{ ...first, next: ofCoil(extreme) }]],
    ]
    for (const [name, typing, rating] of cases) {
      const { answers, visits } = await atOnce(product.origin, typing, measuredMs, rating)
      rows.push([name, String(answers.length), ...[0.5, 0.95, 1].map(share => at(answers, share)), at(visits, 0.95)])
    }
    printTable(
      `From the end of a pause in typing (${limits.typingPause} ms) to the whole answer, ms; no rating is asked for twice`,
      ['people', 'answers', 'median', '95 %', 'longest', '/login meanwhile, 95 %'],
      rows,
    )
  } finally {
    await product.stop()
  }
}

/** The times of all answers, and of the page that somebody else opens meanwhile [ms], both sorted. */
async function atOnce(origin: string, people: Person[], ms: number, rating: Person[] = []) {
  const end = performance.now() + ms
  const long = Promise.all(rating.map(person => rateUntil(origin, person, end)))
  const [visits, ...answers] = await Promise.all([
    visit(origin, end),
    ...people.map(person => typeUntil(origin, person, end)),
  ])
  await long
  return { answers: answers.flat().sort((a, b) => a - b), visits: visits.sort((a, b) => a - b) }
}

async function typeUntil(origin: string, person: Person, end: number): Promise<number[]> {
  const times: number[] = []
  await pause(Math.random() * readingMs)
  while (performance.now() < end) {
    times.push(await rate(origin, person))
    await pause(readingMs * (0.5 + Math.random()) + limits.typingPause)
  }
  return times
}

async function rateUntil(origin: string, person: Person, end: number): Promise<void> {
  // On a busy machine the rating may time out, but it still occupies a thread.
  while (performance.now() < end) await rate(origin, person).catch(() => undefined)
}

/** The time of the next rating of the person [ms]. */
function rate(origin: string, { cookie, token, next }: Person): Promise<number> {
  const { service, input } = next()
  return timeOf(`${origin}/${service}.svc/Rate`, {
    method: 'POST',
    headers: {
      cookie,
      origin,
      'content-type': 'application/json',
      'x-csrf-token': token,
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify({ input }),
  })
}

async function visit(origin: string, end: number): Promise<number[]> {
  const times: number[] = []
  while (performance.now() < end) {
    times.push(await timeOf(`${origin}/login`))
    await pause(visitMs)
  }
  return times
}

async function timeOf(address: string, request?: RequestInit): Promise<number> {
  const started = performance.now()
  const answer = await fetch(address, request)
  const text = await answer.text()
  if (!answer.ok || text.includes('"Rating":null'))
    throw new Error(`${address} answered ${answer.status}: ${text.slice(0, 300)}`)
  return performance.now() - started
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

const at = (sorted: readonly number[], share: number) => figures(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
