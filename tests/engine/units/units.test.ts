import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  airflowBasis,
  airflowFrom,
  airflowIn,
  altitudeAtPressure,
  defaultUnit,
  finDensityOf,
  finPitchOf,
  fromSI,
  pressureAtAltitude,
  type Quantity,
  quantities,
  standardAirDensity,
  toSI,
  type UnitId,
  unitOf,
  unitsOf,
} from '../../../engine'

const code = (name: string) => expect.objectContaining({ code: name })
const names = Object.keys(quantities) as Quantity[]
const every = names.flatMap(quantity => unitsOf(quantity).map(unit => [quantity, unit.id] as const))

describe('units', () => {
  // NIST SP 811, appendix B.8 and B.9, to the digits printed there; definitions where they are exact.
  it.each([
    ['temperature', 'F', 212, 373.15],
    ['temperature', 'C', -40, 233.15],
    ['temperatureDifference', 'F', 9, 5],
    ['length', 'in', 1, 0.0254],
    ['length', 'ft', 1, 0.3048],
    ['area', 'ft2', 1, 0.09290304],
    ['volume', 'gal', 1, 3.785411784e-3],
    ['mass', 'lb', 1, 0.45359237],
    ['massFlow', 'lb/h', 1, 1.259979e-4],
    ['airflow', 'SCFM', 1, 4.719474e-4],
    ['airflow', 'm3/h actual', 3600, 1],
    ['airflow', 'm3/s standard', 1, 1],
    ['airflow', 'L/s actual', 1000, 1],
    ['volumeFlow', 'gpm', 1, 6.30902e-5],
    ['volumeFlow', 'L/s', 1, 1e-3],
    ['velocity', 'ft/min', 1, 5.08e-3],
    ['airPressureDrop', 'inH2O', 1, 249.08891],
    ['fluidPressureDrop', 'ftH2O', 1, 2989.06692],
    ['fluidPressureDrop', 'psi', 1, 6894.757293168],
    ['absolutePressure', 'psia', 14.695948775513, 101_325],
    ['heatFlow', 'MBH', 1, 293.0710701722],
    ['heatFlow', 'Btu/h', 1, 0.2930710701722],
    ['heatFlow', 'ton', 1, 3516.8528420667],
    ['humidityRatio', 'gr/lb', 7000, 1],
    ['relativeHumidity', '%', 50, 0.5],
    ['enthalpy', 'Btu/lb', 1, 2326],
    ['specificHeat', 'Btu/lbF', 1, 4186.8],
    ['specificVolume', 'ft3/lb', 1, 0.0624279605761],
    ['density', 'lb/ft3', 1, 16.01846337396],
    ['heatTransferCoefficient', 'Btu/hft2F', 1, 5.678263341114],
    ['foulingResistance', 'hft2F/Btu', 1, 0.1761101837],
    ['thermalConductivity', 'Btu/hftF', 1, 1.730734666],
    ['finDensity', 'fins/in', 10, 393.7007874016],
  ] as [Quantity, UnitId, number, number][])('%s: %s %d is %d in SI', (quantity, unit, value, si) => {
    expect(Math.abs(toSI(quantity, unit as never, value) / si - 1)).toBeLessThan(5e-7)
  })

  it.each(every)('%s in %s comes back to 1e-12', (quantity, unit) => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), value => {
        const back = fromSI(quantity, unit, toSI(quantity, unit, value))
        // The offset loses digits of a small number: the tolerance is relative to the larger of the two.
        const size = Math.max(Math.abs(value), Math.abs(unitOf(quantity, unit).offset), 1e-9)
        expect(Math.abs(back - value)).toBeLessThanOrEqual(1e-12 * size)
      }),
    )
  })

  it.each(names)('%s starts in a unit of its own in either system', quantity => {
    for (const system of ['IP', 'SI'] as const)
      expect(unitsOf(quantity).map(unit => unit.id)).toContain(defaultUnit(quantity, system))
  })

  it('are labelled differently within a quantity', () => {
    for (const quantity of names) {
      const labels = unitsOf(quantity).map(unit => unit.label)
      expect(new Set(labels).size).toBe(labels.length)
    }
  })

  it('say of pressures of steam and refrigerants whether they are gauge pressures, in both systems', () => {
    const labels = unitsOf('vaporPressure').map(({ label }) => label)
    expect(labels).toEqual(['psig', 'psia', 'kPa(a)', 'kPa(g)', 'bar(a)', 'bar(g)'])
    // The standard atmosphere is 101.325 kPa by definition.
    for (const [gauge, absolute] of [
      ['psig', 'psia'],
      ['kPa gauge', 'kPa'],
      ['bar gauge', 'bar'],
    ] as const) {
      const apart = toSI('vaporPressure', gauge, 2) - toSI('vaporPressure', absolute, 2)
      expect(apart, gauge).toBeCloseTo(101_325, 6)
    }
  })

  it.each([
    ['temperature', 'F', 1],
    ['heatFlow', 'MBH', 1],
    ['airflow', 'SCFM', 0],
    ['airPressureDrop', 'inH2O', 2],
    ['airPressureDrop', 'Pa', 0],
    ['fluidPressureDrop', 'ftH2O', 1],
    ['volumeFlow', 'gpm', 1],
    ['volumeFlow', 'L/s', 2],
    ['velocity', 'ft/min', 0],
    ['velocity', 'm/s', 2],
    ['fluidVelocity', 'ft/s', 2],
    ['length', 'in', 2],
    ['length', 'mm', 0],
    ['mass', 'lb', 0],
  ] as [Quantity, UnitId, number][])('%s in %s shows %d decimals', (quantity, unit, decimals) => {
    expect(unitOf(quantity, unit as never).decimals).toBe(decimals)
  })

  it('refuse what they do not know and what is no number', () => {
    expect(() => toSI('temperature', 'R' as never, 1)).toThrow(code('unknown-name'))
    expect(() => toSI('temperature', 'toString' as never, 1)).toThrow(code('unknown-name'))
    expect(() => unitsOf('colour' as never)).toThrow(code('unknown-name'))
    expect(() => toSI('length', 'in', Number.NaN)).toThrow(code('not-finite'))
    expect(() => fromSI('length', 'in', Number.POSITIVE_INFINITY)).toThrow(code('not-finite'))
  })
})

describe('fin pitch', () => {
  it('is the reciprocal of fins per inch', () => {
    expect(finPitchOf(10, 'fins/in')).toBeCloseTo(2.54e-3, 15)
    expect(finPitchOf(400, 'fins/m')).toBeCloseTo(2.5e-3, 15)
    expect(finDensityOf(2.54e-3, 'fins/in')).toBeCloseTo(10, 12)
  })

  it('does not exist for no fins', () => {
    expect(() => finPitchOf(0, 'fins/in')).toThrow(code('not-positive'))
    expect(() => finDensityOf(Number.NaN, 'fins/in')).toThrow(code('not-positive'))
  })
})

describe('airflow', () => {
  it('carries its basis with its unit', () => {
    expect(airflowFrom('SCFM', 1000)).toEqual({ basis: 'standard-volume', value: expect.closeTo(0.4719474, 7) })
    expect(airflowFrom('ACFM', 1000).basis).toBe('actual-volume')
    expect(airflowFrom('kg/h dry air', 3600)).toEqual({ basis: 'dry-air-mass', value: 1 })
    expect(airflowIn('m3/h standard', airflowFrom('SCFM', 1000))).toBeCloseTo(1699.01, 2)
    expect(Object.keys(airflowBasis)).toEqual(unitsOf('airflow').map(unit => unit.id))
  })

  it('is not converted into another basis without the state of the air', () => {
    expect(() => airflowIn('ACFM', airflowFrom('SCFM', 1000))).toThrow(code('inconsistent-state'))
  })

  it('counts standard air of 0.075 lb/ft3', () => {
    expect(standardAirDensity).toBeCloseTo(1.20138, 5)
  })
})

// ASHRAE Handbook Fundamentals, chapter 1, table 1.
describe('standard atmosphere', () => {
  it.each([
    [0, 14.696],
    [1000, 14.175],
    [3000, 13.173],
    [10_000, 10.108],
    [30_000, 4.371],
  ])('at %d ft', (feet, psia) => {
    const pressure = fromSI('absolutePressure', 'psia', pressureAtAltitude(toSI('altitude', 'ft', feet)))
    expect(Math.abs(pressure / psia - 1)).toBeLessThan(2e-3)
  })

  it.each([
    [500, 95_461],
    [1000, 89_875],
    [4000, 61_640],
  ])('at %d m', (metres, pressure) => {
    expect(Math.abs(pressureAtAltitude(metres) - pressure)).toBeLessThan(2)
  })

  it('comes back to the altitude', () => {
    for (const altitude of [-5000, 0, 1609.344, 11_000])
      expect(altitudeAtPressure(pressureAtAltitude(altitude))).toBeCloseTo(altitude, 6)
  })

  it('ends at 11 000 m', () => {
    expect(() => pressureAtAltitude(11_001)).toThrow(code('out-of-range'))
    expect(() => pressureAtAltitude(Number.NaN)).toThrow(code('out-of-range'))
    expect(() => altitudeAtPressure(1000)).toThrow(code('out-of-range'))
    expect(() => altitudeAtPressure(-1)).toThrow(code('out-of-range'))
  })
})
