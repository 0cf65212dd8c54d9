import { expect, it } from 'vitest'
import { coilType, variations } from '../../../engine'
import { coolingExample } from '../../../shared/coils/document/exampleCoil'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { fieldLabel, numberOfField } from '../../../shared/coils/fields/coilFieldText'
import type { CoilPath } from '../../../shared/coils/fields/coilPath'

it('a number of a field is shown as the field shows it', () => {
  expect(numberOfField(coolingExample, 'air.dryBulb', coolingExample.air.dryBulb, 'IP')).toBe('80.0 °F')
  expect(numberOfField(coolingExample, 'geometry.finPitch', 0.00254, 'IP')).toBe('10.0 fins/in')
  expect(numberOfField(coolingExample, 'geometry.rows', 7, 'SI')).toBe('7')
  expect(fieldLabel(coolingExample, 'air.humidity.value')).toBe('Entering wet bulb')
})

it.each(coilType.codes)('what moves a coil %s is named and counted', type => {
  const input = exampleOf(type)
  for (const { path, low } of variations(input)) {
    expect(fieldLabel(input, path as CoilPath), path).not.toBe(path)
    expect(numberOfField(input, path as CoilPath, low, 'IP'), path).toMatch(/^[−\d]/)
  }
})
