/** The options that are not offered for a coil are exactly those that its rating refuses at that field. */
import { describe, expect, it } from 'vitest'
import { type CoilInput, correlations, EngineError, rateCoil, unfitOptions } from '../../../engine'
import type { Enhancement } from '../../../engine/coils/coil'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'

const enhancements: Readonly<Record<string, Enhancement>> = {
  none: { kind: 'none' },
  rifled: { kind: 'rifled', fins: 60, finHeight: 2e-4, helixAngle: 0.314, apexAngle: 0.7 },
  spring: { kind: 'spring', pitch: 0.012, wire: 0.001 },
  tape: { kind: 'tape', pitch: 0.04, thickness: 5e-4 },
  ball: { kind: 'ball', diameter: 0.006, pitch: 0.012 },
}

type Try = readonly [path: string, value: string, input: CoilInput]

function methodTries(input: CoilInput, name: string, kind: string): Try[] {
  return correlations
    .filter(each => each.kind === kind)
    .map(({ id }) => [`methods.${name}`, id, { ...input, methods: { ...input.methods, [name]: id } }])
}

function tries(input: CoilInput): Try[] {
  const films = input.coilType === 'EVAP' ? 'boiling' : 'condensing'
  const inside =
    input.coilType === 'FLUID'
      ? methodTries(input, 'singlePhase', 'tube heat transfer')
      : [
          ...methodTries(input, films, films),
          ...methodTries(input, 'twoPhaseDrop', 'two-phase friction'),
          ...methodTries(input, 'voidFraction', 'void fraction'),
        ]
  return [
    ...methodTries(input, 'airSide', 'air-side heat transfer'),
    ...inside,
    ...Object.entries(enhancements).map(
      ([kind, enhancement]) =>
        ['geometry.enhancement.kind', kind, { ...input, geometry: { ...input.geometry, enhancement } }] as const,
    ),
    ...(['front', 'back', 'all'] as const).map(
      punchOut => ['geometry.punchOut', punchOut, { ...input, geometry: { ...input.geometry, punchOut } }] as const,
    ),
  ]
}

/** The field at which the engine refuses a coil. */
function refusedAt(input: CoilInput): unknown {
  try {
    rateCoil(input)
    return undefined
  } catch (error) {
    if (error instanceof EngineError && error.code === 'invalid-input') return error.inputs.path
    throw error
  }
}

const rifled = (input: CoilInput): CoilInput => ({
  ...input,
  geometry: { ...input.geometry, enhancement: enhancements.rifled, finSurface: 'Corrugated' },
})

/** With `v2025` and one row: the options that fit do not depend on the rows, but the time of a rating does. */
const marched = (input: CoilInput): CoilInput => ({
  ...input,
  engineVersion: 'v2025',
  geometry: { ...input.geometry, rows: 1 },
})

describe.each([
  ['a water coil', exampleOf('FLUID')],
  ['a water coil with rifled tubes and waved fins', rifled(exampleOf('FLUID'))],
  ['a water coil by v2025', marched(exampleOf('FLUID'))],
  ['an evaporator', exampleOf('EVAP')],
  ['an evaporator with rifled tubes', rifled(exampleOf('EVAP'))],
  ['a condenser', exampleOf('COND')],
  ['a steam coil', exampleOf('STEAM')],
  ['an evaporator by v2025', marched(exampleOf('EVAP'))],
  ['a condenser by v2025', marched(exampleOf('COND'))],
] satisfies [string, CoilInput][])('%s', (_, input: CoilInput) => {
  it('is not offered what it would be refused with, and is offered all else', () => {
    const offered = tries(input)
    const unfit = unfitOptions(input).filter(({ path }) => offered.some(([tried]) => tried === path))
    const refused = offered.filter(([path, , tried]) => refusedAt(tried) === path)
    expect(unfit.map(({ path, value }) => `${path} ${value}`).sort()).toEqual(
      refused.map(([path, value]) => `${path} ${value}`).sort(),
    )
    expect(unfit.length).toBeGreaterThan(10)
    for (const { reason } of unfit) expect(reason).not.toMatch(/methods\.|geometry\.|undefined/)
  })
})

it('a method for other tubes is refused at its own field', () => {
  const input = { ...exampleOf('EVAP'), methods: { boiling: 'thome-microfin' } } as CoilInput
  expect(refusedAt(input)).toBe('methods.boiling')
  expect(refusedAt({ ...input, engineVersion: 'v2025' })).toBe('methods.boiling')
})

it('fins that a method is not for are called as everywhere else', () => {
  const input = exampleOf('FLUID')
  const louvered: CoilInput = { ...input, geometry: { ...input.geometry, finSurface: 'FlatLouvered' } }
  const reasons = unfitOptions(louvered).flatMap(({ path, reason }) => (path === 'methods.airSide' ? [reason] : []))
  expect(new Set(reasons)).toEqual(new Set(['not for Flat Louvered fins, Staggered']))
})
