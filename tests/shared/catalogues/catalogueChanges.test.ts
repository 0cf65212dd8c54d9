/** What an upload would change, before it is saved. */
import { expect, it } from 'vitest'
import { catalogueChanges } from '../../../shared/catalogues/catalogueChanges'

const key = { key: ['maker', 'model'] }
const record = (model: string, more: object = {}) => ({ maker: 'Maker', model, power: 100, curve: [1, 2, 3], ...more })
const changesTo = (after: object) => catalogueChanges(key, [record('A')], [after]).changed

it('names the records that come, go and change', () => {
  const before = [record('A'), record('B'), record('C')]
  const after = [record('C', { power: 110 }), record('D'), record('A')]
  expect(catalogueChanges(key, before, after)).toEqual({
    added: ['Maker, D'],
    changed: [{ name: 'Maker, C', fields: [{ field: 'power', before: 100, after: 110 }] }],
    removed: ['Maker, B'],
  })
})

it('tells a value of a list, a longer or shorter list, and a field that comes or goes', () => {
  const { power, ...without } = record('A')
  const fields = [
    record('A', { curve: [1, 2, 4] }),
    record('A', { curve: [1, 2] }),
    record('A', { curve: [1, 2, 3, 4] }),
    record('A', { note: 'x' }),
    without,
  ].map(after => changesTo(after).flatMap(one => one.fields.map(({ field }) => field)))
  expect(fields).toEqual([['curve'], ['curve'], ['curve'], ['note'], ['power']])
  expect(power).toBe(100)
})

it('tells nothing of the last digits, which a file does not have', () => {
  expect(changesTo(record('A', { power: 100 * (1 + 5e-13) }))).toEqual([])
  expect(changesTo(record('A', { power: 100 * (1 + 5e-12) }))).toHaveLength(1)
})
