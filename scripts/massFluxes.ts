/** The section of the validation page that compares both engines by mass flux in the circuits. */
import { rateCoil } from '../engine/coils'
import type { CondenserCoil, EvaporatorCoil } from '../engine/coils/coil'
import { condenserCoil, evaporatorCoil } from '../tests/support/phaseCoils'
import { type Cell, percent, table } from './pageTables'

const refrigerants = ['R-410A', 'R-134a', 'R-290'] as const
const coils = [
  { title: 'evaporator', of: evaporatorCoil, circuitings: [0.2, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5] },
  { title: 'condenser', of: condenserCoil, circuitings: [0.25, 0.4, 0.7, 1, 1.5, 2, 3] },
] as const

function row(title: string, of: EvaporatorCoil | CondenserCoil, name: string, circuiting: number): Cell[] {
  const geometry = { ...of.geometry, circuiting, enhancement: undefined }
  const coil = { ...of, refrigerant: { ...of.refrigerant, name }, geometry } as EvaporatorCoil | CondenserCoil
  const [original, v2025] = (['original', 'v2025'] as const).map(engineVersion => rateCoil({ ...coil, engineVersion }))
  const both = [original!, v2025!]
  return [
    `${title}, ${name}`,
    ...both.map(({ fluid }) => fluid.phaseChange!.massFlux.toFixed(1)),
    ...both.map(({ fluid }) => fluid.coefficient.toFixed(0)),
    ...both.map(({ totalCapacity }) => (totalCapacity / 1000).toFixed(2)),
    percent(original!.totalCapacity / v2025!.totalCapacity - 1),
  ]
}

/** The section: the coils of the tests, with increasing numbers of circuits. */
export function massFluxes(): string {
  const rows = coils.flatMap(({ title, of, circuitings }) =>
    refrigerants.flatMap(name => circuitings.map(circuiting => row(title, of, name, circuiting))),
  )
  const heads = ['flux [kg/s m2]: original', 'v2025', 'film [W/m2 K]: original', 'v2025']
  return `Evaporators (4 rows, 5 K of superheat) and condensers (3 rows, 5 K of subcooling) with more and more circuits, plain tubes of 3/8 in. Below some 60 kg/s m2 the film decides the capacity; \`original\` then counts lying and draining liquid as \`v2025\` does ([0118](../decisions/0118-condensers-that-carry-little.md), [0123](../decisions/0123-evaporators-that-carry-little.md)). Condensers differ most from 70 to 130 kg/s m2, where the film that drains fades out of \`original\` before its average over quality has come up to Cavallini.

${table(['coil', ...heads, 'capacity [kW]: original', 'v2025', 'original over v2025'], rows)}`
}
