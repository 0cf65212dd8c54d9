import { expect, it } from 'vitest'
import { economizerTool } from '../../../../server/services/economizer/economizerTool'
import { exampleEconomizers, steamExample } from '../../../../shared/economizer/document/exampleEconomizers'
import { economizerFieldTable } from '../../../../shared/economizer/fields/economizerFields'
import { fieldLabel } from '../../../../shared/tools/fields/fieldText'

it('a sensitivity study moves the water of the second stage too, each input by a name of its own', () => {
  const dual = exampleEconomizers['Dual stage with condensing']
  const paths = economizerTool.explain.variations(dual, 'SI').map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['condensing.water.temperature', 'condensing.water.flow']))
  const labels = [...paths, 'water.flow'].map(path => fieldLabel(economizerFieldTable, dual, path))
  expect(new Set(labels).size).toBe(labels.length)
  const single = economizerTool.explain.variations(steamExample, 'SI').map(({ path }) => path)
  expect(single.filter(path => path.startsWith('condensing'))).toEqual([])
})
