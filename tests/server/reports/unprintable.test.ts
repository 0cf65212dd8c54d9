/** The fields of a report with signs that its typeface lacks: whoever makes it is told of each. */
import { expect, it } from 'vitest'
import { unprintableFields } from '../../../server/reports/unprintable'
import { biogasExample, newGas } from '../../../shared/gas/document/exampleGases'
import { gasProjects } from '../../../shared/gas/document/project'
import { itemOf } from '../../../shared/tools/project'

const beside = { title: 'Halle 3', author: 'Ada Lind', company: 'Łódź Győr S.A.' }
const named = (name: string) => ({ ...biogasExample, gas: { ...biogasExample.gas, name } })

it('names nothing where each sign prints, be it without its accent', () => {
  const item = { ...newGas('SI', named('Biogas Δ ₂ – “ẵ”')), tag: 'Nr. 1\u200b?\n' }
  expect(unprintableFields(gasProjects.documentOf(item, 'Zwei\nZeilen?', { customer: 'Łódź' }), beside)).toEqual([])
})

it('names each field of an item, and what is printed beside it', () => {
  const item = { ...newGas('SI', named('沼气')), tag: '가스' }
  const document = gasProjects.documentOf(item, '二行\n', { customer: '東京ガス', order: 'Ω 7', location: 'Москва' })
  expect(unprintableFields(document, { title: '第三', author: '김민수', company: '株式会社' })).toEqual([
    ...['Title', 'Customer', 'Location', 'Remarks', 'Tag', 'Inputs', 'Your name', 'Company'],
  ])
})

it('tells the items of a project apart by their places', () => {
  const items = [newGas('SI'), { ...newGas('SI'), tag: '東' }, newGas('SI', named('気'))]
  const project = gasProjects.projectOf(items.map((item, index) => itemOf(item, `gas-${index + 1}`)))
  expect(unprintableFields(project, { ...beside, company: undefined })).toEqual(['Tag of item 2', 'Inputs of item 3'])
})
