/** Remarks of a project: on the first page of its reports, and in its workbooks. */
import { describe, expect, it } from 'vitest'
import { coilPaper } from '../../../server/reports/coilSelection/coilPaper'
import { type About, pdfOf, workbookOf } from '../../../server/reports/ratedDocument'
import type { PrintableCoils } from '../../../shared/coils/document/coilDocument'
import { newCoilDocument } from '../../../shared/coils/document/exampleCoil'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { coilProjects } from '../../../shared/coils/document/project'
import { limits } from '../../../shared/limits'
import { itemOf } from '../../../shared/tools/project'
import { pdfPages } from '../../support/pdfText'
import { readWorkbook } from '../../support/workbook'

const about = { title: 'Mercy West', author: 'Dana Whitfield', date: new Date('2026-11-21T10:42:08Z') }
const remarks = 'As agreed with Mr. Otero.\n\nDelivery in two lots:\nAHU-1 first.'
const coil = { ...newCoilDocument('IP'), tag: 'CC-1' }
const documents = {
  coil: { ...coil, remarks },
  project: coilProjects.projectOf([itemOf(coil, 'a'), itemOf({ ...coil, tag: 'CC-2' }, 'b')], remarks),
}

async function pagesOf(document: PrintableCoils, about: About) {
  const pages = await pdfPages(Buffer.from(await pdfOf(coilPaper, document, about)))
  return pages.map(({ text }) => text)
}

describe.each(Object.entries(documents))('DIALOG-07 what is remarked of a %s', (_, document) => {
  it.each(['submittal', 'performance'] as const)(
    'stands once, on the first page of its %s, line by line',
    async kind => {
      const [first = '', ...others] = await pagesOf(document, { ...about, kind })
      expect(first).toContain('\nRemarks\n')
      expect(first).toContain('\nAs agreed with Mr. Otero.\n')
      expect(first).toContain('\nDelivery in two lots:\nAHU-1 first.\n')
      expect(others.join('\n')).not.toContain('Otero')
    },
  )

  it('stands in its workbook as text', async () => {
    const { sheets } = readWorkbook(
      Buffer.from(await workbookOf(coilPaper, { ...document, remarks: '=1+1\nAnd so on' }, about)),
    )
    const row = Object.values(sheets)[0]?.find(cells => cells[0]?.value === 'Remarks')
    expect(row?.[1]).toMatchObject({ type: 's', value: '=1+1\nAnd so on' })
  })

  it('has no place where nothing is remarked', async () => {
    expect((await pagesOf({ ...document, remarks: undefined }, about)).join('\n')).not.toContain('Remarks')
  })

  it('may be as long as it can be, and as tall', async () => {
    const word = 'remarked '
    for (const long of [
      word.repeat(limits.remarks / word.length),
      '.\n'.repeat(limits.remarks / 2 - 1).concat('end'),
    ]) {
      const text = (await pagesOf({ ...document, remarks: long }, about)).join('\n')
      expect(text.split(long.startsWith('.') ? /\n\.(?=\n)/ : word.trim()).length - 1).toBe(
        long.startsWith('.') ? limits.remarks / 2 - 1 : Math.floor(limits.remarks / word.length),
      )
    }
  })
})

it('leaves the tables of both streams whole, on the page after long remarks', async () => {
  const document = { ...coil, input: exampleOf('EVAP'), remarks: 'A line.\n'.repeat(20) }
  const pages = await pagesOf(document, { ...about, kind: 'internal' })
  const places = ['hot stream', 'cold stream'].map(part => pages.findIndex(page => page.includes(part)))
  expect(places).toEqual([1, 1])
  expect(pages[1]).toContain('Fluid pressure drop')
})
