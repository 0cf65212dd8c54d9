import { expect, it } from 'vitest'
import { climateFacts, mistClimateFacts } from '../../../shared/climates/climateFacts'
import type { ClimateFacts } from '../../../shared/climates/climateSchema'
import { readerOf } from '../../../shared/display/formatQuantity'

const climate = {
  ...{ name: 'Phoenix', set: 'NREL TMY3', method: 'bins' },
  deviations: { coolingDegreeHours: 0.005, mistDepression: 0.023 },
} as ClimateFacts

it('facts of a climate are in the units of the reader', () => {
  const told = (system: 'IP' | 'SI') => climateFacts({ climate }, readerOf(system))
  expect(told('IP')).toContainEqual(['Hours from', 'bins of 4.5 °F by month'])
  expect(told('IP')).toContainEqual(['Degree hours over 75.2 °F, off by', '0.5 %'])
  expect(told('SI')).toContainEqual(['Hours from', 'bins of 2.5 K by month'])
  expect(told('SI')).toContainEqual(['Degree hours over 24.0 °C, off by', '0.5 %'])
})

it('hours of mist are told of to who has a mist, and not to who has an air cooler', () => {
  const [plain, mist] = [climateFacts, mistClimateFacts].map(facts => facts({ climate }, readerOf('SI')))
  expect(plain!.flat().join(' ')).not.toContain('mist')
  expect(mist).toEqual([...plain!, ['Depression in hours of mist, off by', '2.3 %']])
})
