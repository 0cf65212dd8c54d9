/**
 * Changes every number in a room of the engine by 1 %, one at a time, and lists those that no test of the room detects:
 * `node scripts/run.mjs scripts/moveConstants.ts airside [part of a path] [parts of the names of its tests, with commas]`. It takes
 * long, and `npm test` omits it.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { build, type Plugin } from 'vite'
import { type NumberIn, numbersIn, withCalls } from './constants/numbersIn'
import type { Told } from './constants/quickTests'
import { root } from './root.mjs'

/** A longer round does not converge, which counts as detected [ms]. */
const longest = 120_000
/** Slower tests are left out [ms]: they test laws rather than numbers, and would run thousands of times. `SLOWEST` sets less for a quick look. */
const slow = Number(process.env.SLOWEST ?? 400)

interface Moved extends NumberIn {
  path: string
  isSeen?: boolean
}

/** The tests of the numbers of each room. */
const rooms = {
  airside: ['tests/engine/airside'],
  tubeside: ['tests/engine/tubeside'],
  materials: ['tests/engine/materials'],
  combustion: ['tests/engine/combustion'],
  economizer: ['tests/engine/economizer'],
  circuitry: ['tests/engine/circuitry'],
  exchanger: ['tests/engine/exchanger'],
  aircooler: ['tests/engine/aircooler'],
  economics: ['tests/engine/economics'],
  gascoil: ['tests/engine/gascoil'],
  gases: ['tests/engine/gases'],
  mist: ['tests/engine/mist'],
  segments: ['tests/engine/segments'],
  geometry: [
    'tests/engine/geometry',
    'tests/engine/coils/connections.test.ts',
    'tests/engine/coils/pressureRating.test.ts',
  ],
} as const

const [room = 'airside', part = '', ofTests = ''] = process.argv.slice(2)
if (!(room in rooms)) throw new Error(`there is no room ${room}: ${Object.keys(rooms).join(', ')}`)
const places = rooms[room as keyof typeof rooms]

/** The TypeScript files in a folder and its subfolders, from the root; a file gives itself. */
function filesIn(place: string): string[] {
  if (place.endsWith('.ts')) return [place]
  const all = readdirSync(join(root, place), { recursive: true }) as string[]
  return all
    .filter(path => path.endsWith('.ts'))
    .map(path => join(place, path))
    .sort()
}

const numbers: Moved[] = []
const firstOf = new Map<string, number>()
for (const path of filesIn(`engine/${room}`)) {
  if (!path.includes(part)) continue
  firstOf.set(join(root, path), numbers.length)
  for (const one of numbersIn(readFileSync(join(root, path), 'utf8'))) numbers.push({ ...one, path })
}

const callsAroundNumbers: Plugin = {
  name: 'calls around numbers',
  enforce: 'pre',
  transform(code, id) {
    const first = firstOf.get(id)
    return first === undefined ? undefined : withCalls(code, numbersIn(code), first)
  },
}

const folder = join(root, '.tmp/constants')
mkdirSync(folder, { recursive: true })
const entry = join(folder, `${room}.ts`)
const tests = places
  .flatMap(filesIn)
  .filter(path => path.endsWith('.test.ts') && ofTests.split(',').some(each => path.includes(each)))
const quickTests = join(root, 'scripts/constants/quickTests.ts')
writeFileSync(
  entry,
  [
    `import '${join(root, 'tests/support/seed.ts')}'`,
    ...tests.map(path => `import '${join(root, path)}'`),
    `export { run } from '${quickTests}'`,
  ].join('\n'),
)
await build({
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  plugins: [callsAroundNumbers],
  resolve: { alias: { vitest: quickTests } },
  ssr: { noExternal: [/^vitest$/] },
  build: { ssr: entry, target: 'node20', outDir: join(folder, room), minify: false },
})
const bundle = pathToFileURL(join(folder, room, `${room}.js`)).href

interface Round {
  loads: boolean
  metAtLoad: number[]
  told: Told[]
  message?: string
}

function round(target: number, places?: readonly number[]): Promise<Round> {
  return new Promise((resolve, reject) => {
    const workerData = { bundle, target, places }
    const worker = new Worker(new URL('./constants/worker.mjs', import.meta.url), { workerData })
    const end = (answer: Round) => {
      clearTimeout(late)
      resolve(answer)
      worker.terminate().catch(reject)
    }
    const late = setTimeout(() => end({ loads: false, metAtLoad: [], told: [] }), longest)
    worker.once('message', end)
    worker.once('error', reject)
  })
}

const unmoved = await round(-1)
const failing = unmoved.told.find(({ holds }) => !holds)
if (failing || !unmoved.loads) throw new Error(`with nothing moved this fails: ${failing?.name ?? unmoved.message}`)
const quick = [...unmoved.told.keys()]
  .filter(place => (unmoved.told[place]?.time ?? 0) < slow)
  .sort((one, other) => (unmoved.told[one]?.time ?? 0) - (unmoved.told[other]?.time ?? 0))
console.error(`${quick.length} of ${unmoved.told.length} tests are quick enough`)
const metAtLoad = new Set(unmoved.metAtLoad)
/** The tests that use a number; one that is read when the engine loads may be used by all. */
const meeting = (number: number) =>
  metAtLoad.has(number) ? quick : quick.filter(place => unmoved.told[place]?.met.includes(number))

const lineOf = ({ path, line, text }: Moved) => `- ${relative(`engine/${room}`, path)}:${line} ${text}`

const waiting = [...numbers.keys()]
const started = performance.now()
await Promise.all(
  Array.from({ length: Math.max(1, Number(process.env.WORKERS ?? cpus().length)) }, async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const one = numbers[next]
      const places = meeting(next)
      if (!one || places.length === 0) continue
      const { loads, told } = await round(next, places)
      one.isSeen = !loads || told.some(({ holds }) => !holds)
      // Print at once, because the run is long and may be interrupted.
      if (!one.isSeen) console.error(lineOf(one))
      if (next % 50 === 0) console.error(`${next} of ${numbers.length}`)
    }
  }),
)
const seconds = (performance.now() - started) / 1000
const unseen = numbers.filter(one => !one.isSeen)
const lines = [
  `${numbers.length} numbers of engine/${room} were moved by 1 %, one at a time; ${numbers.length - unseen.length} were seen by ${tests.length} files of tests, ${unseen.length} were not.`,
  '',
  ...unseen.map(lineOf),
]
console.log(lines.join('\n'))
console.error(`${seconds.toFixed(0)} s`)
