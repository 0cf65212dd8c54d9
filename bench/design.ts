/** The searches for coils, economizers and air coolers: many candidates on all threads, compared with the same work on one thread. */
import { availableParallelism } from 'node:os'
import { type DesignRequest, designCatalogue, designCoils, plannedDesigns, rankDesigns, together } from '../engine'
import type { Findings } from '../engine/design'
import type { SearchTask } from '../server/jobs/searchWorker'
import { createThreads, forSearches, type Threads } from '../server/jobs/threads'
import { distillateExample, exampleAirCoolers } from '../shared/aircooler/document/exampleAirCoolers'
import { coolerCatalogue } from '../shared/aircooler/search/coolerCatalogue'
import { coolerFamilies, coolersOf } from '../shared/aircooler/search/coolerFamilies'
import {
  type CoolerFindings,
  rankCoolers,
  type SearchedCoolers,
  searchCoolers,
} from '../shared/aircooler/search/searchCoolers'
import { coolingExample } from '../shared/coils/document/exampleCoil'
import { steamExample } from '../shared/economizer/document/exampleEconomizers'
import { rankUnits, type SearchedUnits, searchUnits, type UnitFindings } from '../shared/economizer/search/searchUnits'
import { unitCatalogue } from '../shared/economizer/search/unitCatalogue'
import { unitFamilies, unitsOf } from '../shared/economizer/search/unitFamilies'
import { figures, printTable } from './table'

/** 5,000 coils and more: twelve rows, nine fins, circuits and thicknesses of the catalogue. */
const coils: DesignRequest = {
  coil: coolingExample,
  target: { capacity: 90_000 },
  limits: { airPressureDrop: 300, fluidPressureDrop: 60_000 },
  choices: {
    rows: designCatalogue.rows,
    finPitch: designCatalogue.finPitch,
    circuiting: designCatalogue.circuiting,
    tubeMaterial: ['Copper', 'Carbon Steel', '304 Stainless'],
    finThickness: [0.00015, 0.0002],
  },
}

/** 3,000 economizers and more: sixteen rows, tubes wide, fins and circuits of the catalogue. */
const economizers: SearchedUnits = {
  economizer: { ...steamExample, limits: { ...steamExample.limits, heat: 230_000 } },
  choices: {
    rows: unitCatalogue.rows,
    tubesWide: unitCatalogue.tubesWide,
    finDensity: unitCatalogue.finDensity,
    circuits: [1, 2, 4, 6],
  },
}

/** 5,000 air coolers and more: rows, passes, tubes a row, lengths and two velocities of the air. */
const airCoolersOf = (airCooler: SearchedCoolers['airCooler']): SearchedCoolers => ({
  airCooler,
  choices: {
    rows: coolerCatalogue.rows,
    passes: coolerCatalogue.passes,
    tubesPerRow: coolerCatalogue.tubesPerRow,
    tubeLength: coolerCatalogue.tubeLength,
    faceVelocity: [2.5, 3],
  },
})

const searchedCoolers = (request: SearchedCoolers): Searched => {
  const families = coolerFamilies(request)
  return {
    considered: coolersOf(families),
    families: families as never[],
    task: families => ({ tool: 'airCooler', task: { request, families } }),
    alone: () => rankCoolers(request, searchCoolers(request, families)),
    together: (parts: CoolerFindings[]) => rankCoolers(request, together(parts)),
  }
}

interface Searched {
  considered: number
  families: readonly never[]
  task(families: readonly never[]): SearchTask
  alone(): Found
  together(parts: never[]): Found
}

interface Found {
  rated: number
  found: number
}

function searches(): Record<string, Searched> {
  const coilFamilies = plannedDesigns(coils)
  const units = unitFamilies(economizers)
  return {
    coils: {
      considered: coilFamilies.reduce((sum, { rows, finPitches }) => sum + rows.length * finPitches.length, 0),
      families: coilFamilies as never[],
      task: families => ({ tool: 'coilSelection', task: { request: coils, families } }),
      alone: () => designCoils(coils),
      together: (parts: Findings[]) => rankDesigns(coils, together(parts)),
    },
    economizers: {
      considered: unitsOf(units),
      families: units as never[],
      task: families => ({ tool: 'economizer', task: { request: economizers, families } }),
      alone: () => rankUnits(economizers, searchUnits(economizers, units)),
      together: (parts: UnitFindings[]) => rankUnits(economizers, together(parts)),
    },
    'air coolers of a liquid': searchedCoolers(airCoolersOf(distillateExample)),
    'air coolers that condense': searchedCoolers(airCoolersOf(exampleAirCoolers['Propane condenser'])),
  }
}

export async function benchDesign(): Promise<void> {
  const threads = createThreads(forSearches)
  const rows: string[][] = []
  for (const [name, search] of Object.entries(searches())) {
    // The first run starts the threads and warms up the compiler.
    await onThreads(threads, search)
    const shared = await timed(() => onThreads(threads, search))
    const alone = await timed(async () => search.alone())
    const row = (run: string, { seconds, found }: Awaited<ReturnType<typeof timed>>) => [
      `${name}, ${run}`,
      String(search.considered),
      String(found.rated),
      String(found.found),
      figures(seconds * 1e3),
      figures(seconds / alone.seconds),
    ]
    rows.push(row('one thread', alone), row(`${availableParallelism()} threads`, shared))
  }
  await threads.close()
  printTable('Searches', ['run', 'considered', 'rated', 'found', 'ms', 'of one thread'], rows)
}

async function onThreads(threads: Threads, { families, task, together: joined }: Searched): Promise<Found> {
  const signal = new AbortController().signal
  const size = Math.ceil(families.length / (4 * availableParallelism()))
  const parts = Array.from({ length: Math.ceil(families.length / size) }, (_, index) =>
    families.slice(index * size, (index + 1) * size),
  )
  const found = await Promise.all(parts.map(part => threads.run('searchWorker', task(part), signal)))
  return joined(found as never[])
}

async function timed(work: () => Promise<Found>) {
  const start = performance.now()
  const found = await work()
  return { found, seconds: (performance.now() - start) / 1e3 }
}
