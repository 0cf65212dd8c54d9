import { expect, it } from 'vitest'
import { rateGasCoil } from '../../../engine/gascoil'
import { readerOf } from '../../../shared/display/formatQuantity'
import { refusalInUnits } from '../../../shared/tools/notices/refusalInUnits'
import { nitrogenHeater } from '../../support/gasCoils'

it('a leaving temperature that no flow reaches is refused in the units of the reader', () => {
  let said = ''
  try {
    const given = { kind: 'leaving-temperature', value: 279 } as const
    rateGasCoil({ ...nitrogenHeater, fluid: { ...nitrogenHeater.fluid, given } })
  } catch (error) {
    said = (error as Error).message
  }
  expect(said).toContain('reachable is')
  const inIp = refusalInUnits(said, readerOf('IP'))
  expect(inIp).toContain('lb/h')
  // 279 K.
  expect(inIp).toContain('42.5 °F')
  expect(inIp).not.toMatch(/\d (K|kg\/s)\b/)
  expect(refusalInUnits(said, readerOf('SI'))).toContain('5.9 °C')
})

it('kelvins as few as no stream has are a difference, and those of liquefied gases a temperature', () => {
  expect(refusalInUnits('warmer by 5 K', readerOf('SI'))).toBe('warmer by 5.0 K')
  expect(refusalInUnits('colder than 150 K', readerOf('SI'))).toBe('colder than −123.1 °C')
})

it.each([
  ['a wall of 0.9 mm is too thin', 'a wall of 0.0354 in is too thin', 'a wall of 0.900 mm is too thin'],
  ['3 m/s face velocity is high', '591 ft/min face velocity is high', '3.00 m/s face velocity is high'],
  ['3 m/s tube velocity is high', '9.84 ft/s tube velocity is high', '3.00 m/s tube velocity is high'],
  ['needs 250 kPa;', 'needs 36.259 psia;', 'needs 250.000 kPa;'],
])('%s: %s, or %s', (said, inIp, inSi) => {
  expect([refusalInUnits(said, readerOf('IP')), refusalInUnits(said, readerOf('SI'))]).toEqual([inIp, inSi])
})
