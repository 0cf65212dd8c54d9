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
