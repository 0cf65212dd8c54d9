import { describe, expect, it } from 'vitest'
import { moistAir } from '../../../engine/fluids/moistAir'
import { toSI } from '../../../engine/units'
import { energyNumber, energyUnit } from '../../../shared/display/energy'
import { fieldNumber } from '../../../shared/display/fieldText'
import { formatNumber, formatPercent } from '../../../shared/display/formatNumber'
import { formatQuantity, readerOf } from '../../../shared/display/formatQuantity'

describe('formatNumber', () => {
  it.each([
    [9000, 0, '9,000'],
    [1234567.891, 1, '1,234,567.9'],
    [999, 0, '999'],
    [-3.14, 1, '−3.1'],
    [-0.04, 1, '0.0'],
    [0, 2, '0.00'],
    [Number.NaN, 1, '–'],
  ])('prints %s with %s decimals as %s', (value, decimals, text) => {
    expect(formatNumber(value, decimals)).toBe(text)
  })

  it('prints shares as percent', () => {
    expect(formatPercent(0.667)).toBe('67 %')
  })
})

describe('the energy of a year', () => {
  it.each([
    ['IP', '948 MMBtu'],
    ['SI', '1,000 GJ'],
  ] as const)('is told in %s as %s', (system, text) => {
    expect(`${energyNumber(1e12, system)} ${energyUnit(system)}`).toBe(text)
  })
})

describe('formatQuantity', () => {
  it.each([
    ['temperature', 'F', 80, '80.0'],
    ['airPressureDrop', 'inH2O', 0.75, '0.75'],
    ['heatFlow', 'MBH', 391.8, '391.8'],
    ['velocity', 'ft/min', 600, '600'],
    ['airflow', 'SCFM', 9000, '9,000'],
  ] as const)('prints %s in %s with the decimals of the product', (quantity, unit, value, text) => {
    expect(formatQuantity(toSI(quantity, unit, value), quantity, unit)).toBe(text)
  })

  it('gives a reader numbers with their units', () => {
    expect(readerOf('IP').full(toSI('velocity', 'ft/min', 600), 'velocity')).toBe('600 ft/min')
    expect(readerOf('SI').full(3.048, 'velocity')).toBe('3.05 m/s')
  })

  it('gives enthalpies of moist air as the chart of each system reads', () => {
    // Air of 80/67 °F at sea level: 31.45 Btu/lb by the IP equation of ASHRAE, 55.3 kJ/kg by the SI one.
    const { h } = moistAir({ T: toSI('temperature', 'F', 80), p: 101_325, Twb: toSI('temperature', 'F', 67) })
    expect(Number(readerOf('IP').number(h, 'enthalpy'))).toBeCloseTo(31.45, 1)
    expect(Number(readerOf('SI').number(h, 'enthalpy'))).toBeCloseTo(55.3, 1)
  })
})

describe('fieldNumber', () => {
  it('rounds what came from another unit, however large it is', () => {
    expect(fieldNumber(9000 * 1.69901082, 0, true)).toBe('15,291')
    expect(fieldNumber(0.5 * 249.08891, 0, true)).toBe('125')
  })

  it('gives a number that may have been typed all its digits', () => {
    expect(fieldNumber(1.2990000000000002, 2, true)).toBe('1.299')
    expect(fieldNumber(0.006, 2, true)).toBe('0.006')
    expect(fieldNumber(36, 2, true)).toBe('36.00')
    expect(fieldNumber(12_345.67, 0, true)).toBe('12,345.67')
  })

  it('rounds a number that came from another unit, but keeps two digits', () => {
    expect(fieldNumber(80 / 3, 1, true)).toBe('26.7')
    expect(fieldNumber(914.4, 0, false)).toBe('914')
    expect(fieldNumber(0.999, 0, false)).toBe('1')
    expect(fieldNumber(0.00590551, 2, false)).toBe('0.0059')
    expect(fieldNumber(0.006, 2, false)).toBe('0.006')
    expect(fieldNumber(20 / 3, 1, true)).toBe('6.7')
    expect(fieldNumber(0, 1, false)).toBe('0.0')
  })
})
