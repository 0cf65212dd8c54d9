import { expect, it } from 'vitest'
import { coolingExample } from '../../../shared/coils/document/exampleCoil'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { fluidDropInList } from '../../../shared/coils/facts/fluidDropInList'
import { readerOf } from '../../../shared/display/formatQuantity'

it('has its unit beside it only where the head has another', () => {
  const evaporator = exampleOf('EVAP', 'Cooling')
  expect(fluidDropInList(20_000, coolingExample, readerOf('IP'))).toBe('6.7')
  expect(fluidDropInList(20_000, evaporator, readerOf('IP'))).toBe('2.90 psi')
  expect(fluidDropInList(20_000, evaporator, readerOf('SI'))).toBe('20.00')
})
