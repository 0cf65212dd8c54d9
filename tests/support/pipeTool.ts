/** The smallest tool there can be: what a straight pipe holds. Nothing of the product knows it. */
import { z } from 'zod'
import { EngineError } from '../../engine/errors'
import type { SearchKind } from '../../server/jobs/searchKinds'
import type { ToolDefinition } from '../../server/services/tools/toolDefinition'
import { toolOperations } from '../../shared/contracts/tools/toolOperations'
import type { Tool } from '../../shared/tools/tools'

const tool: Tool = {
  service: 'PipeService.svc' as Tool['service'],
  route: 'economizer',
  kind: 'pipe',
  item: 'pipe',
  items: 'pipes',
}

/** [m] */
const input = z.strictObject({ diameter: z.number(), length: z.number() })
const rating = z.object({ volume: z.number() })
const item = z.strictObject({ tag: z.string(), input })
const project = z.strictObject({ kind: z.literal('pipes'), version: z.literal(1), pipes: z.array(item) })

type Pipe = z.infer<typeof input>

/** [m3] */
function volumeOf({ diameter, length }: Pipe): { volume: number } {
  if (diameter <= 0) throw new EngineError('out-of-range', 'A pipe is wider than nothing.', { diameter })
  return { volume: (Math.PI / 4) * diameter ** 2 * length }
}

export const pipeOperations = toolOperations({
  tool,
  ...{ input, rating, summary: rating, item, project, results: rating, printable: project },
  search: z.strictObject({ volume: z.number() }),
  answer: z.object({ diameters: z.array(z.number()) }),
})

export const pipeTool: ToolDefinition<
  Pipe,
  z.infer<typeof rating>,
  z.infer<typeof item>,
  z.infer<typeof project>,
  z.infer<typeof rating>,
  { volume: number },
  { diameters: number[] },
  z.infer<typeof project>
> = {
  tool,
  work: {
    upgraded: document => document as z.infer<typeof project>,
    isNewer: () => false,
    tagOf: ({ pipes }) => pipes.map(({ tag }) => tag).join(', '),
  },
  rate: async (_, pipe) => volumeOf(pipe),
  link: {
    resultsOf: async (_, pipe) => volumeOf(pipe.input),
    pinned: pipe => pipe,
    refusal: message => message,
  },
  search: {
    planned: ({ volume }) => ({ request: { volume }, considered: 1 }),
    answerOf: kept => kept as { diameters: number[] },
  },
  paper: {
    pdf: async (_, { document }) => Buffer.from(`%PDF-1.7 ${JSON.stringify(document)}`),
    workbook: async () => Buffer.from('PK'),
    nameOf: (_, title) => title,
    referenceOf: ({ pipes }) => `P-${pipes.length}`,
    requiresSpecialRole: () => false,
  },
}

/** The diameter of a pipe as long as it is wide, by a thread that is none. */
export const pipeSearch: SearchKind<{ volume: number }, { volume: number }, { diameter: number }> = {
  program: 'pipeWorker',
  tasksOf: request => ({ tasks: [request], considered: 1 }),
  consideredIn: () => 1,
  answerOf: (_, parts) => ({ diameters: parts.map(({ diameter }) => diameter) }),
}

export const pipeThreads = {
  most: 1,
  run: async <Result>(_: string, { volume }: { volume?: number }) =>
    ({ diameter: Math.cbrt(((volume ?? 0) * 4) / Math.PI) }) as Result,
  start: () => undefined,
  close: async () => undefined,
}
