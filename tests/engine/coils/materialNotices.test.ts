import { describe, expect, it } from 'vitest'
import { explainedRating, fluidMaterial, rateCoil } from '../../../engine'
import type { CoilInput, EngineVersion, FluidCoil } from '../../../engine/coils/coil'
import { tubeMaterialNames } from '../../../engine/materials'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { condenserCoil, evaporatorCoil, steamCoil } from '../../support/phaseCoils'

const engines: EngineVersion[] = ['original', 'v2025']
const heating = exampleOf('FLUID', 'Heating') as FluidCoil
/** Severity and field of each notice of a code. */
const said = (code: string, input: CoilInput) =>
  rateCoil(input).warnings.flatMap(each => (each.code === code ? [[each.severity, each.input]] : []))
const of = <Coil extends CoilInput>(coil: Coil, tubeMaterial: string, finMaterial: string): Coil => ({
  ...coil,
  geometry: { ...coil.geometry, tubeMaterial, finMaterial },
})

describe.each(engines)('materials of a coil by %s', engineVersion => {
  const hotOil: FluidCoil = {
    ...heating,
    engineVersion,
    fluid: { name: 'Therminol 66', enteringTemperature: 600, pressure: 1e6, given: { kind: 'mass-flow', value: 12 } },
  }

  it('are errors at their fields where a wall is hotter than they bear', () => {
    expect(said('TEMP_MATERIAL', of(hotOil, 'Copper', 'Aluminum'))).toEqual([
      ['error', 'geometry.tubeMaterial'],
      ['error', 'geometry.finMaterial'],
    ])
    expect(said('TEMP_MATERIAL', of(hotOil, '316 Stainless', 'Carbon Steel'))).toEqual([])
    const warm = { ...hotOil, fluid: { ...hotOil.fluid, enteringTemperature: 520 } }
    expect(said('TEMP_MATERIAL', of(warm, 'Carbon Steel', 'Aluminum'))).toEqual([])
    expect(said('TEMP_MATERIAL', of(warm, 'Copper', 'Aluminum'))).toEqual([['error', 'geometry.tubeMaterial']])
  })

  it('are warned of where the name of the fins is a reading', () => {
    const steam = { ...steamCoil, engineVersion, steam: { pressure: 4e5 } }
    expect(said('TEMP_MATERIAL', of(steam, 'Copper', 'Waterfin 700'))).toEqual([['warning', 'geometry.finMaterial']])
  })

  it('are warned of where they become brittle', () => {
    const cold = { ...evaporatorCoil, engineVersion, air: { ...evaporatorCoil.air, dryBulb: 255 } }
    cold.air.humidity = { kind: 'relative-humidity', value: 0.4 }
    cold.refrigerant = { ...cold.refrigerant, name: 'R-717', suctionTemperature: 235 }
    cold.refrigerant.inlet = { kind: 'quality', value: 0.2 }
    expect(said('COLD_MATERIAL', of(cold, 'Carbon Steel', 'Carbon Steel'))).toEqual([
      ['warning', 'geometry.tubeMaterial'],
      ['warning', 'geometry.finMaterial'],
    ])
    expect(said('COLD_MATERIAL', of(cold, '304 Stainless', 'Aluminum'))).toEqual([])
  })

  it('are told where their numbers are not confirmed', () => {
    const coil = of({ ...heating, engineVersion }, 'Red Brass', 'Carbon Steel')
    const { warnings } = explainedRating(coil, rateCoil(coil))
    expect(warnings.find(({ code }) => code === 'METHOD_UNCONFIRMED')?.message).toContain(
      'Red Brass tubes, Carbon Steel fins',
    )
  })

  it('are as rough inside as they are drawn or welded', () => {
    const frictionOf = (coil: CoilInput) => {
      const { methods, fluid } = rateCoil({ ...coil, engineVersion })
      const { inputs } = methods!.find(({ purpose }) => purpose.startsWith('tube friction'))!
      return { roughness: inputs.roughness!, drop: fluid.pressureDrop.tubes }
    }
    const [copper, steel] = ['Copper', 'Carbon Steel'].map(name => frictionOf(of(heating, name, 'Aluminum')))
    expect(steel!.roughness / copper!.roughness).toBeCloseTo(4.6e-5 / 1.5e-6, 6)
    expect(steel!.drop / copper!.drop).toBeGreaterThan(1.1)
    const gas = frictionOf(of(condenserCoil, 'Carbon Steel', 'Aluminum'))
    expect(gas.roughness / frictionOf(condenserCoil).roughness).toBeCloseTo(4.6e-5 / 1.5e-6, 6)
  })

  it('of stainless steel let every fluid boil alike, by Kandlikar', () => {
    const factorOf = (tubeMaterial: string) => {
      const coil = { ...of(evaporatorCoil, tubeMaterial, 'Aluminum'), engineVersion }
      const { methods } = rateCoil({ ...coil, methods: { boiling: 'kandlikar-1990' } })
      return methods!.find(({ id }) => id === 'kandlikar-1990')!.inputs.fluidFactor
    }
    expect(factorOf('316 Stainless')).toBe(1)
    expect(factorOf('Copper')).toBeGreaterThan(1)
  })

  it('bear a pressure that a gas may pass', () => {
    const gas: FluidCoil['fluid'] = {
      name: 'Carbon dioxide',
      enteringTemperature: 350,
      given: { kind: 'mass-flow', value: 0.5 },
    }
    const at = (pressure: number) => said('P_RATING', { ...heating, engineVersion, fluid: { ...gas, pressure } })
    expect(at(12e6)).toContainEqual(['error', 'geometry.tubeWall'])
    expect(at(5e5)).toEqual([])
  })
})

it('copper that bears a pressure cool does not bear it hot', () => {
  const oil = (enteringTemperature: number): FluidCoil => ({
    ...heating,
    fluid: { name: 'Therminol 66', enteringTemperature, pressure: 2e6, given: { kind: 'mass-flow', value: 12 } },
  })
  expect(said('P_RATING', oil(330))).toEqual([])
  expect(said('P_RATING', oil(460))).toContainEqual(['error', 'geometry.tubeWall'])
})

describe('steam', () => {
  it('that gains pressure along its tubes says why', () => {
    const { fluid, warnings } = rateCoil(exampleOf('STEAM'))
    expect(fluid.pressureDrop.tubes).toBeLessThan(0)
    expect(warnings).toContainEqual(
      expect.objectContaining({ code: 'PRESSURE_RISE', severity: 'info', value: -fluid.pressureDrop.tubes }),
    )
  })

  it('whose rows stand side by side in air far below freezing has no condensate as cold: each row has steam enough', () => {
    const deep: CoilInput = {
      ...steamCoil,
      engineVersion: 'v2025',
      air: { ...steamCoil.air, dryBulb: 235, humidity: { kind: 'relative-humidity', value: 0.2 } },
      geometry: { ...steamCoil.geometry, rows: 16, circuiting: 16, arrangement: 'cross' },
    }
    expect(said('FREEZE_FLUID', deep)).toEqual([])
    expect(said('FREEZE_AIR_STEAM', deep)).toHaveLength(1)
    for (const { fluidOut } of rateCoil(deep).rows) expect(fluidOut).toBeGreaterThan(370)
  })
})

describe('fluids and tubes', () => {
  const water = exampleOf('FLUID') as FluidCoil
  const carrying = (name: string, tubeMaterial: string): CoilInput => {
    const coil = of(water, tubeMaterial, 'Aluminum')
    return { ...coil, fluid: { ...coil.fluid, name, ...(name === 'Water' ? {} : { share: 0.2 }) } }
  }
  const worst = (fluid: string) =>
    tubeMaterialNames.map(tube => [tube, fluidMaterial(fluid, tube)?.severity]).filter(([, severity]) => severity)

  // From the handbooks: combinations that a shop refuses to build, and those that it asks about.
  it.each<[fluid: string, found: [tube: string, severity: string][]]>([
    [
      'Ammonia',
      ['Copper', 'Cupro-Nickel 90/10', 'Red Brass', 'Brass', 'K65 Copper Alloy'].map(tube => [tube, 'error']),
    ],
    ['R-717', ['Copper', 'Cupro-Nickel 90/10', 'Red Brass', 'Brass', 'K65 Copper Alloy'].map(tube => [tube, 'error'])],
    [
      'Acetylene',
      ['Copper', 'Cupro-Nickel 90/10', 'Red Brass', 'Brass', 'K65 Copper Alloy'].map(tube => [tube, 'error']),
    ],
    [
      'Calcium chloride',
      [
        ['Copper', 'warning'],
        ['Aluminum', 'error'],
        ['Carbon Steel', 'warning'],
        ['304 Stainless', 'warning'],
        ['316 Stainless', 'warning'],
        ['Red Brass', 'warning'],
        ['Brass', 'warning'],
      ],
    ],
    ['Potassium formate', [['Aluminum', 'warning']]],
    [
      'Water',
      [
        ['Aluminum', 'warning'],
        ['Carbon Steel', 'warning'],
      ],
    ],
    ['Propylene glycol', tubeMaterialNames.map(tube => [tube, 'info'])],
    ['R-410A', []],
    ['R-744', []],
  ])('%s is kept from what it eats', (fluid, found) => {
    expect(worst(fluid)).toEqual(found)
  })

  it.each(engines)(
    'that must not meet are an error of the rating by %s, with what to choose instead',
    engineVersion => {
      const cold = { ...evaporatorCoil, engineVersion }
      cold.refrigerant = { ...cold.refrigerant, name: 'R-717', inlet: { kind: 'quality', value: 0.2 } }
      expect(said('FLUID_MATERIAL', of(cold, 'Copper', 'Aluminum'))).toEqual([['error', 'geometry.tubeMaterial']])
      expect(said('FLUID_MATERIAL', of(cold, '304 Stainless', 'Aluminum'))).toEqual([])
      const { warnings } = rateCoil(of(cold, 'Copper', 'Aluminum'))
      expect(warnings.find(({ code }) => code === 'FLUID_MATERIAL')?.message).toMatch(
        /choose tubes of carbon or stainless/,
      )
      expect(said('FLUID_MATERIAL', carrying('Sodium chloride', 'Aluminum'))).toEqual([
        ['error', 'geometry.tubeMaterial'],
      ])
      expect(said('FLUID_MATERIAL', carrying('Water', 'Copper'))).toEqual([])
    },
  )

  it('that burn are said to, with what to keep away', () => {
    const coil = { ...evaporatorCoil, refrigerant: { ...evaporatorCoil.refrigerant, name: 'R-290' } }
    const { warnings } = rateCoil(coil)
    expect(warnings.find(({ code }) => code === 'SAFETY_CLASS')?.message).toBe(
      'Safety class A3 of R-290: it burns fiercely, so that no spark, flame or electric part may be beside it.',
    )
  })
})
