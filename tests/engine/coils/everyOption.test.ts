/** Every option of a rated coil has an effect: it changes the result, or is refused at its field. */
import { describe, expect, it } from 'vitest'
import { correlations, rateCoil } from '../../../engine'
import type { CoilInput, FluidCoil } from '../../../engine/coils/coil'
import { EngineError } from '../../../engine/errors'
import { finMaterialNames, tubeMaterialNames } from '../../../engine/materials'
import { bodySchedule, circuitingOf, circuitryFraction, finSurface } from '../../../engine/options'
import { withValueAt } from '../../../shared/tools/fields/paths'
import { chilledWaterCoil } from '../../support/coils'
import { condenserCoil, evaporatorCoil } from '../../support/phaseCoils'

const kinds = (kind: string) => correlations.filter(each => each.kind === kind).map(({ id }) => id)
/** The circuits do not divide the tubes, so that it matters which tubes stay without fluid. */
const uneven = withValueAt(chilledWaterCoil, 'geometry.circuiting', 0.8) as CoilInput
/** The fractions that have a number; 0, for no circuits, is among them, which a coil without a duty may have. */
const fractions = circuitryFraction.codes.flatMap(code => circuitingOf(code) ?? [])
/** With this many tubes, each fraction gives a different number of circuits. */
const tall = withValueAt(chilledWaterCoil, 'geometry.finnedHeight', 1.8288) as FluidCoil
const { fluid: _, ...held } = tall
const bare = { ...held, coilType: 'NONE' } as CoilInput
/** Slow water, and the laws for it; the default is Hausen's law. */
const slow = withValueAt(chilledWaterCoil, 'fluid.given', { kind: 'mass-flow', value: 0.2 }) as CoilInput
const laminar = correlations
  .filter(({ kind, inputs }) => kind === 'tube heat transfer' && inputs.every(({ name }) => name !== 'Re'))
  .map(({ id }) => id)
/** The law that chooses by regime uses other laws in their regimes. */
const turbulent = kinds('tube heat transfer').filter(id => !laminar.includes(id) && id !== 'tube-nusselt')
/** With given flows and without tables, which is fastest. */
const fits = { properties: 'curve fit' } as const
const given = (value: number) => ({ kind: 'mass-flow' as const, value })
const boiling = { ...evaporatorCoil, methods: fits, refrigerant: { ...evaporatorCoil.refrigerant, given: given(0.06) } }
const condensing = { ...condenserCoil, methods: fits, refrigerant: { ...condenserCoil.refrigerant, given: given(0.2) } }
const enhancements = [
  { kind: 'none' },
  { kind: 'rifled', fins: 60, finHeight: 2e-4, helixAngle: 0.31, apexAngle: 0.7 },
  { kind: 'spring', pitch: 0.01, wire: 0.001 },
  { kind: 'tape', pitch: 0.05, thickness: 0.0005 },
  { kind: 'ball', diameter: 0.006, pitch: 0.05 },
]
const externals = [
  { kind: 'auto' },
  { kind: 'coefficient', value: 60 },
  { kind: 'multiplier', heat: 1.1, friction: 1.1 },
]

const rated: [path: string, coil: CoilInput, options: readonly unknown[]][] = [
  ['geometry.finSurface', chilledWaterCoil, finSurface.codes],
  ['geometry.circuiting', tall, [...fractions, { feeds: 11 }, 'optimize']],
  ['geometry.circuiting', bare, [...fractions, { feeds: 11 }, 'optimize']],
  ['geometry.tubePattern', chilledWaterCoil, ['Staggered', 'Inline']],
  ['geometry.tubeMaterial', chilledWaterCoil, tubeMaterialNames],
  ['geometry.finMaterial', chilledWaterCoil, finMaterialNames],
  ['geometry.enhancement', chilledWaterCoil, enhancements],
  ['geometry.arrangement', chilledWaterCoil, ['counter', 'parallel', 'cross', 'zig-zag']],
  ['geometry.lead', chilledWaterCoil, [undefined, 'L1', 'L2', 'S1', 'S2', 'IL']],
  ['geometry.bodySchedule', chilledWaterCoil, bodySchedule.codes],
  ['geometry.punchOut', uneven, [undefined, 'front', 'back', 'all']],
  ['methods.external', chilledWaterCoil, externals],
  ['methods.airSide', chilledWaterCoil, kinds('air-side heat transfer')],
  ['methods.singlePhase', chilledWaterCoil, turbulent],
  ['methods.singlePhase', slow, ['gnielinski', ...laminar.filter(id => id !== 'hausen')]],
  ['methods.boiling', boiling, kinds('boiling')],
  ['methods.condensing', condensing, kinds('condensing')],
  ['methods.twoPhaseDrop', condensing, kinds('two-phase friction')],
  ['methods.voidFraction', condensing, kinds('void fraction')],
  ['surfaceCondition', chilledWaterCoil, ['Wet', 'Dry']],
  ['air.flow.basis', chilledWaterCoil, ['standard-volume', 'actual-volume', 'dry-air-mass']],
]

/** The numbers of a rating as text; if it is refused, the field. */
function said(coil: CoilInput): string {
  try {
    const { methods: _, warnings: __, ...rating } = rateCoil(coil)
    return JSON.stringify(rating)
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    return `refused: ${error.inputs.path}`
  }
}

describe('every option', () => {
  it.each(rated)('of %s changes the rating, or is refused there', (path, coil, options) => {
    const seen = new Map<string, unknown>()
    for (const option of options) {
      const answer = said(withValueAt({ methods: {}, ...coil }, path, option) as CoilInput)
      if (answer.startsWith('refused')) {
        expect(answer, String(option)).toMatch(`refused: ${path}`)
        continue
      }
      expect(seen.get(answer), `${JSON.stringify(option)} is the same`).toBeUndefined()
      seen.set(answer, option)
    }
    expect(seen.size).toBeGreaterThan(1)
  })
})
