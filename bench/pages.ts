/**
 * The processor time of a page beside two servers that render the same markup: a lean one (Express, helmet, a session
 * in memory) and a fair one (sessions in Redis, compressed answers). Fails where a page falls under its accepted ratio.
 */
import { addPerson, signsIn } from '../tests/support/people'
import { Visitor } from '../tests/support/visitor'
import accepted from './accepted/pages.json'
import { counting, type Measured, processorTime, startBaseline } from './http/children'
import { canPin, moveTo } from './http/cores'
import { load } from './http/load'
import { cookiesOf, written } from './http/signIn'
import { type Ground, proxyHeaders, withGround } from './nodes'
import { figures, printTable } from './table'

const paths = ['/', '/login', '/app-selector', '/enterprise-webapp'] as const
type Path = (typeof paths)[number]
const variants = ['lean', 'fair'] as const
type Variant = (typeof variants)[number]

const signedIn: readonly Path[] = ['/app-selector', '/enterprise-webapp']
const rounds = 7
/** By number and not by time: on a busy machine the compiler of Node would not have done its work in any time. */
const answersOf = { warmUp: 400, round: 100 } as const

interface Server {
  origin: string
  measured: Measured
  /** Of somebody who is signed in. */
  cookie: string
}

export async function benchPages(): Promise<void> {
  await withGround(async ground => {
    const { pages, ...ours } = await startOurs(ground)
    console.log(
      canPin
        ? 'Servers are kept on one core, the load on another.'
        : 'Without taskset, or on one core: nothing is kept on a core of its own.',
    )
    moveTo('load', process.pid)
    const rows: Row[] = []
    for (const variant of variants) {
      const baseline = await startBaseline(pages, variant === 'fair' ? ground.redisUrl : undefined)
      moveTo('servers', baseline.measured.pid)
      const cookie = written(cookiesOf(await fetch(`${baseline.origin}/start-session`)))
      for (const path of paths) rows.push(await compare(path, variant, ours, { ...baseline, cookie }))
      await baseline.stop()
    }
    report(rows)
  })
}

/** The product in production mode, somebody who is signed in there, and the markup of the pages. */
async function startOurs({ start, houseAt }: Ground): Promise<Server & { pages: Record<string, string> }> {
  const measured = start(counting)
  const origin = await measured.address()
  moveTo('servers', measured.pid)
  const house = houseAt(origin)
  const visitor = await signsIn(house, await addPerson(house, { roles: ['enterprise', 'economizer'] }))
  const pages: Record<string, string> = {}
  for (const path of paths) {
    const { status, text } = await (signedIn.includes(path) ? visitor : new Visitor(house)).get(path)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    pages[path] = text
  }
  return { origin, measured, cookie: written(visitor.cookies), pages }
}

interface Row {
  variant: Variant
  path: Path
  /** Processor time of one page [µs], median of the rounds. */
  ours: number
  theirs: number
  perSecond: number
  /** Pages of ours in the processor time of one of theirs: median of the rounds, and half the distance of quartiles. */
  ratio: number
  spread: number
}

/** Takes turns between both servers, so that a disturbance by other programs meets both. */
async function compare(path: Path, variant: Variant, ours: Server, theirs: Server): Promise<Row> {
  const ask = (one: Server, leastAnswers: number) =>
    load(new URL(path, one.origin), headersOf(path, one, variant), { warmUpMs: 0, measuredMs: 0, leastAnswers })
  const costOf = async (one: Server) => {
    const before = await processorTime(one.measured)
    const { answers, perSecond } = await ask(one, answersOf.round)
    return { perPage: ((await processorTime(one.measured)) - before) / answers, perSecond }
  }
  for (const one of [ours, theirs]) await ask(one, answersOf.warmUp)
  const found: Pick<Row, 'ours' | 'theirs' | 'perSecond' | 'ratio'>[] = []
  for (let round = 0; round < rounds; round++) {
    const [one, other] = [await costOf(ours), await costOf(theirs)]
    const ratio = other.perPage / one.perPage
    found.push({ ours: one.perPage, theirs: other.perPage, perSecond: one.perSecond, ratio })
  }
  const at = (name: keyof (typeof found)[number], share: number) =>
    found.map(one => one[name]).sort((a, b) => a - b)[Math.round(share * (rounds - 1))]!
  return {
    variant,
    path,
    ours: at('ours', 0.5),
    theirs: at('theirs', 0.5),
    perSecond: at('perSecond', 0.5),
    ratio: at('ratio', 0.5),
    spread: (at('ratio', 0.75) - at('ratio', 0.25)) / 2,
  }
}

/** Visitors have no cookie, as on their first request. The fair variant is asked as browsers ask: for compressed pages. */
function headersOf(path: Path, { cookie }: Pick<Server, 'cookie'>, variant: Variant): Record<string, string> {
  return {
    ...proxyHeaders,
    ...(variant === 'fair' && { 'accept-encoding': 'gzip, deflate, br' }),
    ...(signedIn.includes(path) && { cookie }),
  }
}

function report(rows: Row[]): void {
  const least = (row: Row) => accepted[row.variant][row.path]
  printTable(
    'Pages: processor time beside the lean variant (a session in memory) and the fair one (Redis, compressed)',
    ['page', 'beside', 'ours, µs', 'theirs, µs', 'ours per second', 'ratio', '±', 'accepted'],
    rows.map(row => [
      row.path,
      row.variant,
      ...[row.ours, row.theirs, row.perSecond, row.ratio, row.spread, least(row)].map(figures),
    ]),
  )
  const fallen = rows.filter(row => row.ratio < least(row))
  for (const row of fallen)
    console.error(`${row.path} beside the ${row.variant} variant: ${figures(row.ratio)}, accepted ${least(row)}`)
  if (fallen.length > 0) process.exitCode = 1
}
