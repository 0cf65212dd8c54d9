/** The search for coils: many candidates on all threads, compared with the same work on one thread. */
import { availableParallelism } from 'node:os'
import { type DesignRequest, designCatalogue, designCoils, plannedDesigns, rankDesigns, together } from '../engine'
import type { Findings } from '../engine/design'
import { createThreads, forSearches } from '../server/jobs/threads'
import { coolingExample } from '../shared/coils/document/exampleCoil'
import { figures, printTable } from './table'

/** 5,000 coils and more: twelve rows, nine fins, circuits and thicknesses of the catalogue. */
const request: DesignRequest = {
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

export async function benchDesign(): Promise<void> {
  const families = plannedDesigns(request)
  const considered = families.reduce((sum, { rows, finPitches }) => sum + rows.length * finPitches.length, 0)
  const threads = createThreads(forSearches)
  const signal = new AbortController().signal
  const size = Math.ceil(families.length / (4 * availableParallelism()))
  const parts = Array.from({ length: Math.ceil(families.length / size) }, (_, index) =>
    families.slice(index * size, (index + 1) * size),
  )
  const onThreads = async () => {
    const found = await Promise.all(
      parts.map(part =>
        threads.run<Findings>('searchWorker', { tool: 'coilSelection', task: { request, families: part } }, signal),
      ),
    )
    return rankDesigns(request, together(found))
  }
  // The first run starts the threads and warms up the compiler.
  await onThreads()
  const shared = await timed(onThreads)
  const alone = await timed(async () => designCoils(request))
  await threads.close()
  const row = (name: string, { seconds, answer }: Awaited<ReturnType<typeof timed>>) => [
    name,
    String(considered),
    String(answer.rated),
    String(answer.found),
    figures(seconds * 1e3),
    figures(seconds / alone.seconds),
  ]
  printTable(
    'Search for coils',
    ['run', 'coils', 'rated', 'found', 'ms', 'of one thread'],
    [row('one thread', alone), row(`${availableParallelism()} threads`, shared)],
  )
}

async function timed(work: () => Promise<ReturnType<typeof rankDesigns>>) {
  const start = performance.now()
  const answer = await work()
  return { answer, seconds: (performance.now() - start) / 1e3 }
}
