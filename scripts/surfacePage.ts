/** The page of fin surfaces: heat and pressure drop of each over those of flat fins, on every tube that is offered. */
import { finSurface } from '../engine/options'
import { platePatterns } from '../shared/coils/fields/coilChoices'
import { ranked, surfaces } from '../tests/support/rankedCoil'
import { type Cell, table } from './pageTables'

const enhanced = surfaces.filter(code => code !== 'Flat')
const patterns = [
  ['Staggered', 'staggered'],
  ['Inline', 'in line'],
] as const

type Plate = (typeof platePatterns)[number]
interface Ratios {
  heat: number
  drop: number
}

function ratiosOf(plate: Plate, pattern: 'Staggered' | 'Inline', rows: number, perInch: number): Ratios[] {
  const coil = { plate, pattern, rows, perInch }
  const flat = ranked({ ...coil, surface: 'Flat' })
  return enhanced.map(surface => {
    const own = ranked({ ...coil, surface })
    return {
      heat: own.totalCapacity / flat.totalCapacity,
      drop: own.air.pressureDrop / flat.air.pressureDrop,
    }
  })
}

const figures = ({ heat, drop }: Ratios) => `${heat.toFixed(2)} / ${drop.toFixed(2)}`

const range = (values: readonly number[]) => `${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)}`

/** The page: the range of each surface, then every coil of the grid. */
export function surfacePage(): string {
  const grids = patterns.flatMap(([pattern, name]) =>
    platePatterns.map(plate => ({
      title: `${plate.label}, ${name}`,
      lines: [1, 2, 4, 8].flatMap(rows =>
        [6, 8, 10, 14].map(perInch => ({ rows, perInch, ratios: ratiosOf(plate, pattern, rows, perInch) })),
      ),
    })),
  )
  const every = grids.flatMap(({ lines }) => lines.map(({ ratios }) => ratios))
  const ranges = enhanced.map((code, place): Cell[] => [
    finSurface.describe(code),
    range(every.map(ratios => ratios[place]!.heat)),
    range(every.map(ratios => ratios[place]!.drop)),
  ])
  const heads = ['rows', 'fins per inch', ...enhanced.map(finSurface.describe)]
  const sections = grids.map(({ title, lines }) => {
    const cells = lines.map(({ rows, perInch, ratios }): Cell[] => [rows, perInch, ...ratios.map(figures)])
    return `## ${title}\n\n${table(heads, cells)}`
  })
  return `# Fin surfaces against flat fins

Heat and air pressure drop of a dry coil over those of the same coil with flat fins, by \`original\`: 0.914 by 1 m, air of 27 °C at 2.5 m/s, 3 kg/s of water of 7 °C, each surface with its usual wave, louver or strip. Written by \`node scripts/run.mjs scripts/docs.ts\`; a test compares it with what is computed now. The ratios of heat are those of whole coils: they approach 1 where the coil takes almost all that the air can give. How surfaces are bounded relative to flat fins: [0116](../decisions/0116-enhanced-fins-against-flat-ones.md). \`tests/engine/coils/rankings.test.ts\` holds every ratio above 1, and more fins to more heat.

${table(['surface', 'heat over flat', 'pressure drop over flat'], ranges)}

${sections.join('\n\n')}
`
}
