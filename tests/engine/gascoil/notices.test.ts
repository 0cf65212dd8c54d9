/** The notices of a gas coil, each at its limit. */
import { describe, expect, it } from 'vitest'
import { type GasCoilInput, type GasCoilRating, rateGasCoil } from '../../../engine/gascoil'
import { builtOf, flueGasCooler, inGas, nitrogenHeater, withFluid } from '../../support/gasCoils'

/** The ratings just without and just with a notice, by bisection of one input. */
function crossing(
  code: string,
  of: (value: number) => GasCoilInput,
  without: number,
  having: number,
  severity?: string,
) {
  const seen = new Map<number, GasCoilRating>()
  const has = (value: number) => {
    const rating = seen.get(value) ?? rateGasCoil(of(value))
    seen.set(value, rating)
    return rating.warnings.some(one => one.code === code && (severity ?? one.severity) === one.severity)
  }
  expect([has(without), has(having)]).toEqual([false, true])
  let [before, after] = [without, having]
  for (let step = 0; step < 50 && Math.abs(after / before - 1) > 1e-9; step++) {
    const middle = (before + after) / 2
    if (has(middle)) after = middle
    else before = middle
  }
  return [seen.get(before)!, seen.get(after)!] as const
}

const cooledBy = (enteringTemperature: number) => withFluid(flueGasCooler, { enteringTemperature })
const codes = ({ warnings }: GasCoilRating) => warnings.map(({ code }) => code)
const noticed = ({ warnings }: GasCoilRating, code: string) => warnings.find(each => each.code === code)!

describe('the dew points', () => {
  // 11 % of water: 11.15 kPa, saturated at 47.9 °C by the steam tables.
  it('of water end the rating where the coldest metal reaches them', () => {
    const [dry, wet] = crossing('GAS_CONDENSES', cooledBy, 340, 290)
    expect(dry.dewPoints.water).toBeCloseTo(321.09, 1)
    expect(dry.wall.coldest - dry.dewPoints.water!).toBeCloseTo(0, 4)
    expect([dry.isValid, wet.isValid]).toEqual([true, false])
    expect(wet.dewPoints.margin).toBeLessThan(0)
    expect(wet.wall.coldest).toBeLessThan(wet.dewPoints.water!)
    const { severity, message, input, value, limits } = noticed(wet, 'GAS_CONDENSES')
    expect([severity, input]).toEqual(['error', 'fluid.enteringTemperature'])
    expect(message).toContain('47.9 °C at the coldest metal is below the 47.9 °C of the dew point of its water')
    expect([value, limits![0]]).toEqual([wet.wall.coldest, wet.dewPoints.water])
    // The state is kept.
    expect(wet.heat).toBeGreaterThan(dry.heat)
  })

  it('of acid are those of gas with water alone', () => {
    const dry = inGas(flueGasCooler, { composition: { Nitrogen: 0.9, 'Carbon dioxide': 0.1 }, trioxide: 1e-5 })
    expect(rateGasCoil(dry).dewPoints).not.toHaveProperty('acid')
    expect(rateGasCoil(inGas(flueGasCooler, { trioxide: 1e-5 })).dewPoints.acid).toBeGreaterThan(370)
  })

  it('are kept away from by 10 K', () => {
    const [far, near] = crossing('DEW_MARGIN', cooledBy, 345, 325)
    expect(far.dewPoints.margin).toBeCloseTo(10, 4)
    expect(near.isValid).toBe(true)
    expect(noticed(near, 'DEW_MARGIN')).toMatchObject({
      severity: 'warning',
      limits: [near.dewPoints.water! + 10, 673.15],
    })
  })

  it('of acid are the higher of two correlations', () => {
    // 10 ppm of trioxide in 11 % of water: Verhoff and Banchero 134.6 °C by hand.
    const [water, acid] = [0.11 * 760, 1e-5 * 760].map(Math.log)
    const byHand = 1000 / (2.276 - 0.0294 * water! - 0.0858 * acid! + 0.0062 * water! * acid!)
    const warm = inGas(withFluid(flueGasCooler, { enteringTemperature: 380 }), { trioxide: 1e-5 })
    const rating = rateGasCoil(warm)
    // Okkes: 203.25 + 27.6 log(w) + 10.83 log(s) + 1.06 (log(s) + 8)^2.19, in atmospheres.
    const okkes = 273.15 + 203.25 + 27.6 * Math.log10(0.11) + 10.83 * -5 + 1.06 * 3 ** 2.19
    expect(rating.dewPoints.acid).toBeCloseTo(Math.max(byHand, okkes), 2)
    expect(noticed(rating, 'GAS_CONDENSES').message).toContain(
      'of the dew point of its acid: sulfuric acid condenses there',
    )
    expect(codes(rateGasCoil(inGas(warm, { trioxide: 0 })))).not.toContain('GAS_CONDENSES')
  })

  it('follow the pressure, and are frost points below 0 °C', () => {
    const wet = { Nitrogen: 0.999, 'Water vapor': 0.001 }
    const at = (pressure: number) => rateGasCoil(inGas(nitrogenHeater, { composition: wet, pressure })).dewPoints.water!
    // 260 Pa over ice is -10.0 °C, 2 kPa over water 17.5 °C.
    expect(at(259_900)).toBeCloseTo(263.15, 1)
    expect(at(1e6)).toBeCloseTo(280.1, 0)
    expect(rateGasCoil(nitrogenHeater).dewPoints.water).toBeUndefined()
  })

  it('are compared with the gas where that is colder than the metal', () => {
    const composition = { Nitrogen: 0.97, 'Water vapor': 0.03 }
    // 3.04 kPa is saturated at 24.3 °C: at 10 °C the gas could not hold it.
    const rating = rateGasCoil(inGas(nitrogenHeater, { composition, temperature: 283.15 }))
    const { message, input, value } = noticed(rating, 'GAS_CONDENSES')
    expect(message).toContain('10.0 °C in the gas is below the 24.')
    expect([input, value]).toEqual(['gas.temperature', 283.15])
  })

  it('of a pure gas are where it is no gas any more', () => {
    // Propane of 10 bar boils at 26.9 °C; the rule refuses what is 15 % denser, some kelvins below.
    const propane = { composition: { Propane: 1 }, pressure: 1e6, temperature: 330 }
    const cooled = (enteringTemperature: number) =>
      withFluid({ ...inGas(nitrogenHeater, propane), application: 'Cooling' }, { enteringTemperature })
    const [, wet] = crossing('GAS_CONDENSES', cooled, 310, 280)
    expect(wet.dewPoints.mixture).toBeGreaterThan(290)
    expect(wet.dewPoints.mixture).toBeLessThan(300.1)
    expect(noticed(wet, 'GAS_CONDENSES').message).toContain('known as a gas down to at 10.0 bar')
    // The end of what is known is no dew point to stay 10 K away from.
    const near = rateGasCoil(cooled(wet.fluid.enteringTemperature + 2))
    expect(near.dewPoints.margin).toBeGreaterThan(0)
    expect(near.dewPoints.margin).toBeLessThan(10)
    expect(codes(near)).not.toContain('DEW_MARGIN')
  })
})

describe('the gas', () => {
  it('of more than an open duct has takes a vessel', () => {
    const [open, closed] = crossing('GAS_VESSEL', pressure => inGas(nitrogenHeater, { pressure }), 101_325, 2e5)
    expect(open.gas.enteringPressure).toBeCloseTo(125_000, 2)
    expect(closed.isValid).toBe(true)
  })

  it('is told to be real beyond 2 %', () => {
    const [ideal, real] = crossing(
      'REAL_GAS',
      pressure => inGas(nitrogenHeater, { composition: { Methane: 1 }, pressure }),
      101_325,
      5e6,
    )
    expect(ideal.gas.compressibility).toBeCloseTo(0.98, 5)
    expect(noticed(real, 'REAL_GAS').input).toBe('gas.pressure')
  })

  it('is measured against the drop that is wanted, and against a tenth of its pressure', () => {
    const limited = (gasPressureDrop: number) => ({ ...nitrogenHeater, limits: { gasPressureDrop } })
    const [within, above] = crossing('GAS_DP', limited, 100, 10)
    expect(noticed(above, 'GAS_DP').limits![1]).toBeCloseTo(within.gas.pressureDrop.total, 4)
    const thin = inGas(builtOf(nitrogenHeater, { rows: 8 }), { pressure: 11_000 })
    const blown = (value: number) => inGas(thin, { flow: { basis: 'mass', value } })
    const [slow] = crossing('GAS_DP', blown, 0.5, 2.5)
    expect(slow.gas.pressureDrop.total / 11_000).toBeCloseTo(0.1, 6)
  })

  it('that is denser than the fits of the fins is told of', () => {
    const dense = inGas(nitrogenHeater, { pressure: 5e6, flow: { basis: 'actual-volume', value: 2 } })
    expect(codes(rateGasCoil(dense))).toContain('AIR_RE_HIGH')
  })
})

describe('the rules of coils in air', () => {
  it('look at the wall that cold gas freezes, and at the coating that a hot fluid meets', () => {
    const cold = rateGasCoil(
      withFluid(inGas(nitrogenHeater, { temperature: 220 }), {
        ...{ enteringTemperature: 278.5, given: { kind: 'mass-flow', value: 14 } },
      }),
    )
    expect(cold.fluid.leavingTemperature).toBeGreaterThan(276.15)
    expect(codes(cold)).toContain('FREEZE_FLUID')
    const coated = builtOf(nitrogenHeater, { coating: { thickness: 2e-5, conductivity: 0.25, hydrophilic: false } })
    const hot = (enteringTemperature: number) =>
      noticed(rateGasCoil(withFluid(coated, { enteringTemperature, pressure: 5e5 })), 'TEMP_MATERIAL')
    // 90 °C of polyurethane.
    expect(hot(362)).toBeUndefined()
    expect(hot(365)).toMatchObject({ input: 'geometry.coating.thickness', value: 365 })
  })

  it.each([
    ['FREEZE_FLUID', withFluid({ ...nitrogenHeater, application: 'Cooling' }, { enteringTemperature: 274 })],
    ['TUBE_VEL_HIGH', withFluid(nitrogenHeater, { given: { kind: 'mass-flow', value: 6 } })],
    ['TUBE_LAMINAR', withFluid(nitrogenHeater, { given: { kind: 'mass-flow', value: 0.05 } })],
    ['FLUID_DP', withFluid(nitrogenHeater, { given: { kind: 'mass-flow', value: 6 } })],
    ['FOULING_ZERO', nitrogenHeater],
    ['GALVANIC', nitrogenHeater],
    ['CIRCUIT_ODD_PASS', builtOf(nitrogenHeater, { rows: 3, circuiting: 1 })],
    ['TEMP_MATERIAL', { ...inGas(flueGasCooler, { temperature: 660 }) }],
    ['P_RATING', withFluid(nitrogenHeater, { pressure: 8e6 })],
    [
      'PINCH',
      withFluid(inGas(builtOf(nitrogenHeater, { rows: 16 }), { flow: { basis: 'mass', value: 1 } }), {
        given: { kind: 'mass-flow', value: 5 },
      }),
    ],
  ] as [string, GasCoilInput][])('hold: %s', (code, input) => {
    const cold = code === 'FREEZE_FLUID' ? inGas(input, { temperature: 276 }) : input
    expect(codes(rateGasCoil(cold))).toContain(code)
  })
})
