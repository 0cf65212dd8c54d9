/** A minimal tool: the volume of a straight pipe. The product does not know it. */
import { z } from 'zod'
import { EngineError } from '../../engine/errors'
import type { SearchPlan } from '../../server/jobs/toolWork'
import type { SearchingTool } from '../../server/services/tools/toolDefinition'
import { toolOperations } from '../../shared/contracts/tools/toolOperations'
import { fieldTable } from '../../shared/tools/fields/fieldTable'
import { projectKind } from '../../shared/tools/project'
import { projectSchemas } from '../../shared/tools/projectSchemas'
import type { Tool } from '../../shared/tools/tools'

const tool: Tool = {
  service: 'PipeService.svc' as Tool['service'],
  route: 'economizer',
  segment: 'pipe',
  kind: 'pipe',
  item: 'pipe',
  items: 'pipes',
  moduleName: 'Pipes',
  events: {},
}

/** [m] */
const input = z.strictObject({ diameter: z.number(), length: z.number() })
const rating = z.object({ volume: z.number() })
const schemas = projectSchemas('pipe', input)

type Pipe = z.infer<typeof input>
interface Found {
  diameters: number[]
}

/** [m3] */
function volumeOf({ diameter, length }: Pipe): { volume: number } {
  if (diameter <= 0) throw new EngineError('out-of-range', 'A pipe is wider than nothing.', { diameter })
  return { volume: (Math.PI / 4) * diameter ** 2 * length }
}

export const pipeOperations = toolOperations({
  tool,
  ...{ input, rating, summary: rating, results: rating },
  ...{ item: schemas.item.omit({ id: true }), project: schemas.project },
  printable: z.union([schemas.document, schemas.project]),
  search: z.strictObject({ volume: z.number() }),
  answer: z.object({ diameters: z.array(z.number()) }),
})

const fields = fieldTable<Pipe, keyof Pipe>(
  [
    { path: 'diameter', group: 'pipe', kind: 'number', label: 'Diameter', quantity: 'length' },
    { path: 'length', group: 'pipe', kind: 'number', label: 'Length', quantity: 'length' },
  ],
  { boundsAt: () => [0, 1000] },
)

export const pipeTool: SearchingTool<Pipe, { volume: number }, { volume: number }, { volume: number }, Found> = {
  tool,
  work: { projects: projectKind<Pipe>('pipe'), schema: schemas.project, fields },
  rate: async (_, pipe) => volumeOf(pipe),
  ratingText: async (_, pipe) => JSON.stringify(volumeOf(pipe)),
  explain: {
    correlations: [],
    unfit: async () => [],
    rated: async (_, input) => ({ result: volumeOf(input).volume, input }),
    variations: ({ length }) => [{ path: 'length', value: length, low: 0.9 * length, high: 1.1 * length }],
  },
  link: {
    results: rating,
    resultsOf: async (_, pipe) => volumeOf(pipe.input),
    pinned: pipe => pipe,
    refusal: message => message,
  },
  search: {
    planned: ({ volume }) => ({ request: { volume }, considered: 1 }),
    answerOf: kept => kept as Found,
  },
  paper: {
    pdf: async (_, { document }) => Buffer.from(`%PDF-1.7 ${JSON.stringify(document)}`),
    workbook: async () => Buffer.from('PK'),
    requiresSpecialRole: () => false,
  },
}

/** Searches the diameter of a pipe as long as it is wide, without a thread. */
const pipeSearch: SearchPlan<{ volume: number }, { volume: number }, { diameter: number }> = {
  tasksOf: request => ({ tasks: [request], considered: 1 }),
  consideredIn: () => 1,
  answerOf: (_, parts) => ({ diameters: parts.map(({ diameter }) => diameter) }),
}

export const pipeSearches = { [tool.service]: { tool: 'pipe', plan: pipeSearch } }

export const pipeThreads = {
  ...{ most: 1, mostSlow: 1 },
  run: async <Result>(_: string, { task }: { task?: { volume: number } }) =>
    ({ diameter: Math.cbrt(((task?.volume ?? 0) * 4) / Math.PI) }) as Result,
  running: () => 0,
  idle: () => 0,
  onStart: () => undefined,
  close: async () => undefined,
}
