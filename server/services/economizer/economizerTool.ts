/** The definition of the economizers for the operations that every tool has. */
import { EngineError } from '../../../engine'
import { type EconomizerInput, projectDocument } from '../../../shared/economizer/document/economizerDocument'
import type { EconomizerRating } from '../../../shared/economizer/document/economizerRating'
import { resultsOf, type SnapshotResults } from '../../../shared/economizer/document/economizerSnapshot'
import { economizerProjects } from '../../../shared/economizer/document/project'
import { economizerFieldTable } from '../../../shared/economizer/fields/economizerFields'
import { numberAt } from '../../../shared/tools/fields/measure'
import { tools } from '../../../shared/tools/tools'
import type { ToolDefinition } from '../tools/toolDefinition'

/** What each study moves, by a share of it or by kelvins. */
const shares = ['boiler.size.value', 'water.flow', 'unit.tubeLength', 'unit.fins.height', 'unit.fins.density'] as const
const kelvins = ['water.temperature', 'air.temperature'] as const
const whole = ['unit.rows', 'unit.tubesWide'] as const

export const economizerTool: ToolDefinition<
  EconomizerInput,
  EconomizerRating,
  SnapshotResults,
  Record<string, never>,
  Record<string, never>
> = {
  tool: tools.economizer,
  work: { projects: economizerProjects, schema: projectDocument, fields: economizerFieldTable },
  rate: (calculations, input, asking) => calculations.run('economizer', 'rating', input, asking),
  explain: {
    correlations: [],
    unfit: async () => [],
    async rated(calculations, input, asking) {
      const { full } = await calculations.run('economizer', 'rating', input, asking)
      return { result: full.heat, input }
    },
    variations: input => [
      ...stepsOf(input, shares, value => [0.9 * value, 1.1 * value]),
      ...stepsOf(input, kelvins, value => [value - 5, value + 5]),
      ...stepsOf(input, whole, value => [Math.max(1, value - 1), value + 1]),
    ],
  },
  link: {
    resultsOf: async (calculations, { input }, asking) =>
      resultsOf(await calculations.run('economizer', 'rating', input, asking)),
    pinned: item => item,
    refusal: message => message,
  },
  search: {
    planned() {
      throw new EngineError('invalid-input', 'Sizes cannot be searched yet: change rows, tubes or fins by hand.')
    },
    answerOf: () => ({}),
  },
  paper: {
    pdf: (calculations, of, asking) => calculations.run('economizer', 'pdf', of, asking),
    workbook: (calculations, of, asking) => calculations.run('economizer', 'workbook', of, asking),
    requiresSpecialRole: () => false,
  },
}

function stepsOf(input: EconomizerInput, paths: readonly string[], ends: (value: number) => [number, number]) {
  return paths.flatMap(path => {
    const value = numberAt(input, path)
    if (value === undefined) return []
    const [low, high] = ends(value)
    return [{ path, value, low, high }]
  })
}
