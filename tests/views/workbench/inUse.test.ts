/** Which records of a catalogue a page is sent with. */
import { expect, it } from 'vitest'
import { inUse } from '../../../views/workbench/page/inUse.server'

const records = [{ model: 'SF-20' }, { model: 'SF-200' }, { model: 'RS "24"' }]
const answer = { Item: { IsSample: true, Records: records } }

it.each([
  ['the record that an item names', { items: [{ input: { boiler: { model: 'SF-200' } } }] }, [records[1]]],
  ['no other whose name begins alike', { model: 'SF-2' }, []],
  ['those of all items', { items: [{ model: 'SF-20' }, { model: 'RS "24"' }] }, [records[0], records[2]]],
])('are %s', (_, document, used) => {
  expect(inUse(answer, document)).toEqual({ isSample: true, records: used })
})

it('are none where the catalogue did not come', () => {
  expect(inUse({ Item: null }, {})).toEqual({ isSample: false, records: [] })
})
