import { expect, it } from 'vitest'
import { coilType, variations } from '../../../engine'
import { coolingExample } from '../../../shared/coils/document/exampleCoil'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { coilFieldTable } from '../../../shared/coils/fields/coilFields'
import type { CoilPath } from '../../../shared/coils/fields/coilPath'
import { fieldLabel, numberOfField } from '../../../shared/tools/fields/fieldText'

it('a number of a field is shown as the field shows it', () => {
  expect(
    numberOfField(
      coilFieldTable,
      { input: coolingExample, path: 'air.dryBulb', value: coolingExample.air.dryBulb },
      'IP',
    ),
  ).toBe('80.0 °F')
  expect(
    numberOfField(coilFieldTable, { input: coolingExample, path: 'geometry.finPitch', value: 0.00254 }, 'IP'),
  ).toBe('10.0 fins/in')
  expect(numberOfField(coilFieldTable, { input: coolingExample, path: 'geometry.rows', value: 7 }, 'SI')).toBe('7')
  expect(fieldLabel(coilFieldTable, coolingExample, 'air.humidity.value')).toBe('Entering wet bulb')
})

it.each(coilType.codes)('what moves a coil %s is named and counted', type => {
  const input = exampleOf(type)
  for (const { path, low } of variations(input)) {
    expect(fieldLabel(coilFieldTable, input, path as CoilPath), path).not.toBe(path)
    expect(numberOfField(coilFieldTable, { input, path: path as CoilPath, value: low }, 'IP'), path).toMatch(/^[−\d]/)
  }
})
