import { expect, it } from 'vitest'
import { listStatus } from '../../../shared/rAndD/listStatus'

it.each([
  [0, '0 projects'],
  [1, '1 project'],
  [499, '499 projects'],
  [500, 'The first 500 projects by name. Choose another filter or year to see the others.'],
])('says of a list of %i projects how many there are, or that it is full', (projects, said) => {
  expect(listStatus(projects)).toBe(said)
})
