/** The flow of the gas on each basis, its densities, its fan. */
import { describe, expect, it } from 'vitest'
import { correlationOf } from '../../../engine'
import { rateGasCoil } from '../../../engine/gascoil'
import { builtOf, flueGasCooler, inGas, nitrogenHeater } from '../../support/gasCoils'

describe('the flow of the gas', () => {
  it('is counted in normal volumes of 22.414 L/mol', () => {
    const flow = { basis: 'normal-volume', value: 2 } as const
    const { gas } = rateGasCoil(inGas(nitrogenHeater, { flow }))
    // 28.0134 g/mol of nitrogen.
    expect(gas.massFlow).toBeCloseTo((2 * 0.0280134) / 0.02241396954, 5)
    expect(gas.normalVolumeFlow).toBeCloseTo(2, 12)
    expect(gas.molarMass).toBeCloseTo(0.0280134, 6)
  })

  it('is the volume that enters at its own pressure', () => {
    const flow = { basis: 'actual-volume', value: 0.3 } as const
    const { gas } = rateGasCoil(inGas(nitrogenHeater, { flow, pressure: 5e6, temperature: 300 }))
    // Nitrogen of 300 K and 50 bar: 56.33 kg/m3 (Span et al. 2000).
    expect(gas.massFlow / 0.3).toBeCloseTo(56.33, 0)
    expect(gas.volumeFlow).toBeCloseTo(0.3, 9)
    expect(gas.faceVelocity).toBeCloseTo(0.3 / 0.9144, 6)
  })

  it('speeds up where it is heated, and slows where it is cooled', () => {
    const [heated, cooled] = [rateGasCoil(nitrogenHeater).gas, rateGasCoil(flueGasCooler).gas]
    expect(heated.density.entering).toBeGreaterThan(heated.density.mean)
    expect(heated.density.mean).toBeGreaterThan(heated.density.leaving)
    expect(heated.pressureDrop.acceleration).toBeGreaterThan(0)
    expect(cooled.pressureDrop.acceleration).toBeLessThan(0)
    // The change of momentum over the whole coil: G2 (1 + s2) (1/out - 1/in) / 2, row by row nearly the same.
    const { size, G } = passage(heated)
    const { entering, leaving } = heated.density
    expect(
      heated.pressureDrop.acceleration / ((G ** 2 / 2) * (1 + size ** 2) * (1 / leaving - 1 / entering)),
    ).toBeCloseTo(1, 3)
  })
})

/** Free over face area of the coil of the tests, and the mass velocity in it. */
function passage({ massFlow }: { massFlow: number }) {
  const size = ((0.0381 - 0.016175) * (0.0025 - 0.00015)) / (0.0381 * 0.0025)
  return { size, G: massFlow / (0.9144 * size) }
}

it('the compressibility is that of the end where the gas is farthest from ideal, above it or below', () => {
  const gas = { composition: { 'Carbon dioxide': 1 }, pressure: 3e6, temperature: 380 }
  const { gas: cooled } = rateGasCoil({ ...inGas(nitrogenHeater, gas), application: 'Cooling', fluid: cold })
  const { leavingTemperature, leavingPressure, density, molarMass } = cooled
  // Carbon dioxide is denser than an ideal gas, the more the colder it is.
  const leaving = (leavingPressure * molarMass) / (density.leaving * 8.314462618 * leavingTemperature)
  expect(cooled.compressibility).toBeCloseTo(leaving, 4)
  expect(cooled.compressibility).toBeLessThan(0.98)
})

const cold = { ...nitrogenHeater.fluid, enteringTemperature: 300 }

describe('the fan', () => {
  it('moves the gas at the density where it stands', () => {
    const of = (place?: 'before' | 'after') =>
      rateGasCoil({ ...nitrogenHeater, fan: { efficiency: 0.6, ...(place && { place }) } })
    const [before, after, usual] = [of('before'), of('after'), of()]
    const drop = before.gas.pressureDrop.total
    expect(before.fan.power).toBeCloseTo((before.gas.volumeFlow * drop) / 0.6, 9)
    expect(after.fan.power).toBeCloseTo(((after.gas.massFlow / after.gas.density.leaving) * drop) / 0.6, 9)
    expect(after.fan.power!).toBeGreaterThan(before.fan.power!)
    expect(usual.fan).toEqual(before.fan)
    expect(before.fan.gasPower).toBeCloseTo(0.6 * before.fan.power!, 9)
    expect(rateGasCoil(nitrogenHeater).fan.power).toBeUndefined()
  })

  it('has less to do in dense gas of the same mass', () => {
    const power = (pressure: number) => rateGasCoil(inGas(nitrogenHeater, { pressure })).fan.gasPower
    expect(power(1_013_250) / power(101_325)).toBeCloseTo(0.01, 3)
  })
})

describe('the methods', () => {
  it('are those of the registry, with their inputs', () => {
    const { methods } = rateGasCoil(nitrogenHeater)
    expect(methods.map(({ purpose, id }) => [purpose, id])).toEqual([
      ['gas-side heat transfer', 'wang-chi-chang-j'],
      ['gas-side friction', 'wang-chi-chang-f'],
      ['fin efficiency', 'schmidt'],
      ['tube heat transfer', 'gnielinski'],
      ['tube friction', 'churchill'],
    ])
    for (const { id, inputs } of methods)
      for (const { name, optional } of correlationOf(id).inputs)
        if (!optional) expect(inputs[name], name).toBeGreaterThan(0)
  })

  it('of the user are taken', () => {
    const plain = rateGasCoil(nitrogenHeater)
    const of = (methods: object) => rateGasCoil({ ...nitrogenHeater, methods })
    expect(of({ singlePhase: 'dittus-boelter' }).methods.map(({ id }) => id)).toContain('dittus-boelter')
    expect(of({ external: { kind: 'coefficient', value: 30 } }).gas.coefficient).toBe(30)
    const raised = of({ external: { kind: 'multiplier', heat: 1.2, friction: 1.5 } })
    expect(raised.gas.coefficient / plain.gas.coefficient).toBeCloseTo(1.2, 2)
    expect(raised.gas.pressureDrop.friction / plain.gas.pressureDrop.friction).toBeCloseTo(1.5, 1)
  })

  it('have bands around what they give, wider where the fits end', () => {
    const { uncertainty, heat, gas, fluid } = rateGasCoil(nitrogenHeater)
    for (const [{ low, high }, value] of [
      [uncertainty.heat, heat],
      [uncertainty.gasPressureDrop, gas.pressureDrop.total],
      [uncertainty.fluidPressureDrop, fluid.pressureDrop.total],
    ] as const) {
      expect(low).toBeLessThan(value)
      expect((low + high) / 2).toBeCloseTo(value, 6)
    }
    // The drop of no coil as built is known within less than a fifth, that of a stand-in not within 30 %.
    expect(uncertainty.gasPressureDrop.high / gas.pressureDrop.total).toBeGreaterThan(1.2 - 1e-9)
    const stand = rateGasCoil(builtOf(nitrogenHeater, { finSurface: 'XFin' }))
    expect(stand.uncertainty.gasPressureDrop.high / stand.gas.pressureDrop.total).toBeGreaterThan(1.3 - 1e-9)
    const dense = rateGasCoil(inGas(nitrogenHeater, { pressure: 5e6, flow: { basis: 'actual-volume', value: 2 } }))
    const width = (rating: typeof dense) => rating.uncertainty.gasPressureDrop.high / rating.gas.pressureDrop.total
    expect(width(dense)).toBeGreaterThanOrEqual(width(rateGasCoil(nitrogenHeater)))
  })

  it('know tubes without fluid', () => {
    const punched = builtOf(nitrogenHeater, { circuiting: 0.35, punchOut: 'back' })
    const { heat, energyBalance, rows, warnings } = rateGasCoil(punched)
    expect(Math.abs(energyBalance)).toBeLessThan(1e-6)
    expect(rows.reduce((sum, row) => sum + row.heat, 0)).toBeCloseTo(heat, 6)
    expect(warnings.map(({ code }) => code)).toContain('CIRCUIT_PUNCHED')
  })
})
