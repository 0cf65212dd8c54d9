import { describe, expect, it } from 'vitest'
import type { CoilRating } from '../../../engine'
import { rateCoil } from '../../../engine'
import { toSI } from '../../../engine/units'
import { coilPaper } from '../../../server/reports/coilSelection/coilPaper'
import { referenceOf } from '../../../server/reports/documentNames'
import { contentOf } from '../../../server/reports/itemReport'
import { type ProjectReportParts, projectReport } from '../../../server/reports/projectReport'
import { projectWorkbook } from '../../../server/reports/projectWorkbook'
import { referenceNumber } from '../../../server/reports/referenceNumber'
import type { CoilInput } from '../../../shared/coils/document/coilDocument'
import { coolingExample, heatingExample, newProject } from '../../../shared/coils/document/exampleCoil'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { coilProjects } from '../../../shared/coils/document/project'
import { readerOf, readersValue } from '../../../shared/display/formatQuantity'
import { limits } from '../../../shared/limits'
import { pdfPages } from '../../support/pdfText'
import { readWorkbook } from '../../support/workbook'

const [coil] = newProject('IP').items
const reader = readerOf('IP')

function partsOf(tags: readonly string[], kind?: 'performance'): ProjectReportParts<CoilInput, CoilRating> {
  const document = coilProjects.projectOf(
    tags.map((tag, index) => ({ ...coil!, id: `c${index}`, tag, input: index % 2 ? heatingExample : coolingExample })),
  )
  return {
    title: 'Mercy West Hospital',
    document,
    ratings: document.items.map(({ input }) => rateCoil(input)),
    author: 'Dana Whitfield',
    date: new Date('2026-11-21T10:42:08Z'),
    reference: 'CW-7K3M-Q0TD-58XA',
    kind,
  }
}

/** Four of the first coil; of the second nobody has said how many. */
function countedParts() {
  const { document, ...parts } = partsOf(['CC-1', 'HC-1'])
  const [first, ...others] = document.items
  return { ...parts, document: { ...document, items: [{ ...first!, quantity: 4 }, ...others] } }
}

describe('the submittal of a project', () => {
  it('starts with its schedule and the block for the reviewer; the sheets of each coil follow, numbered through', async () => {
    const parts = partsOf(['CC-1', 'HC-1'])
    const pages = await pdfPages(await projectReport(coilPaper, parts))
    const [cover] = pages
    expect(cover?.text).toContain('Schedule of coils')
    for (const [index, tag] of ['CC-1', 'HC-1'].entries()) {
      const { totalCapacity } = parts.ratings[index]!
      expect(cover?.text).toContain(`\n${tag}\n`)
      expect(cover?.text).toContain(reader.number(totalCapacity, 'heatFlow'))
    }
    expect(cover?.text).toContain('Approved as noted')
    expect(pages).toHaveLength(5)
    for (const [index, page] of pages.entries()) {
      expect(page.text).toContain(`Page ${index + 1} of ${pages.length}`)
      expect(page.text).toContain('CW-7K3M-Q0TD-58XA')
    }
    expect(pages.slice(1).filter(({ text }) => text.includes('CC-1, chilled-water coil'))).toHaveLength(1)
    expect(pages.slice(1).filter(({ text }) => text.includes('HC-1, hot-water coil'))).toHaveLength(1)
  })

  it('says on its cover, and on page one of each coil, whom it is for', async () => {
    const parts = partsOf(['CC-1', 'HC-1'])
    const document = { ...parts.document, particulars: { customer: 'Lakeview Dairy' } }
    const pages = await pdfPages(await projectReport(coilPaper, { ...parts, document }))
    expect(pages.map(({ text }) => text.includes('Customer\nLakeview Dairy'))).toEqual([true, true, false, true, false])
  })

  it('says how many of each coil are wanted: behind its tag in the schedule, and on page one of the coil', async () => {
    const pages = await pdfPages(await projectReport(coilPaper, countedParts()))
    expect(pages[0]?.text).toContain('\nCC-1 × 4\n')
    expect(pages[0]?.text).toContain('\nHC-1\n')
    expect(pages.map(({ text }) => text.includes('Quantity\n4'))).toEqual([false, true, false, false, false])
  })

  it('goes on to further pages where there are many coils, each with the head of the schedule', async () => {
    const tags = Array.from({ length: 60 }, (_, index) => `AHU-${index + 1}`)
    const pages = await pdfPages(await projectReport(coilPaper, partsOf(tags, 'performance')))
    const schedule = pages.filter(({ text }) => text.includes('Schedule of coils'))
    expect(schedule.length).toBeGreaterThan(1)
    expect(schedule.map(({ text }) => text).join('')).toContain('AHU-60')
  })

  it('marks in its schedule a coil whose face is too small for its own limit', async () => {
    const parts = partsOf(['CC-1', 'HC-1'])
    const items = parts.document.items.map(item => {
      const input = item.input as CoilInput
      return { ...item, input: { ...input, limits: { ...input.limits, faceVelocity: 500 / 196.850394 } } }
    })
    const [cover] = await pdfPages(await projectReport(coilPaper, { ...parts, document: { ...parts.document, items } }))
    expect(cover!.text).toContain('Face vel.')
    expect(cover!.text.match(/^600 \*$/gm)).toHaveLength(2)
  })

  it('cuts neither tags nor kinds of coils in its schedule', async () => {
    const parts = partsOf(['CC-1', 'A tag of twenty sign'])
    const types = ['STEAM_DISTR', 'SUPER_STEAM_DISTR'] as const
    const items = parts.document.items.map((item, index) => ({ ...item, input: exampleOf(types[index]!) }))
    const document = { ...parts.document, items }
    const ratings = items.map(({ input }) => rateCoil(input as CoilInput))
    const [cover] = await pdfPages(await projectReport(coilPaper, { ...parts, document, ratings }))
    expect(cover!.text).toContain('A tag of twenty sign')
    for (const kind of ['Steam distributing', 'Superheated steam']) expect(cover!.text).toContain(kind)
    expect(cover!.text).not.toContain('…')
  })

  it('has a tag as long as it may be on more lines, with how many are wanted', async () => {
    const { document, ...parts } = partsOf(['CC-1', 'HC-1'])
    const tag = 'Réfrigérant d’azote comprimé 3'
    expect(tag).toHaveLength(limits.tag)
    const items = document.items.map((item, at) => (at === 0 ? { ...item, tag, quantity: 12 } : item))
    const [cover] = await pdfPages(await projectReport(coilPaper, { ...parts, document: { ...document, items } }))
    // Line by line, in the column of the tags.
    const column = cover!.words.filter(({ text }) => `${tag} × 12`.includes(text) && text.length > 1)
    expect(column.map(({ text }) => text).join(' ')).toBe(`${tag} × 12`)
    expect(new Set(column.map(({ x }) => x)).size).toBe(1)
    expect(cover!.text).not.toContain('…')
  })

  it('as performance has the figures without drawing and reviewer', async () => {
    const [submittal, performance] = await Promise.all(
      [undefined, 'performance' as const].map(async kind =>
        pdfPages(await projectReport(coilPaper, partsOf(['CC-1'], kind))),
      ),
    )
    expect(submittal!.some(({ text }) => text.includes('Coil drawing'))).toBe(true)
    expect(performance!.some(({ text }) => text.includes('Coil drawing'))).toBe(false)
    expect(performance!.some(({ text }) => text.includes('Approved as noted'))).toBe(false)
    expect(performance![0]!.text).toMatch(/^Coilworks\nCoil performance\n/)
    expect(performance![0]!.text).not.toContain('misses the limit')
  })
})

describe('the workbook of a project', () => {
  it('EXPORT-01 has a row a coil, numbers as numbers, and text that no spreadsheet takes for a formula', async () => {
    const parts = partsOf(['=cmd|1', '+HC'])
    const { sheets } = readWorkbook(await projectWorkbook(coilPaper, parts))
    const rows = sheets.Schedule ?? []
    const cells = rows.flat()
    expect(cells.filter(({ hasFormula }) => hasFormula)).toEqual([])
    expect(cells.filter(({ value }) => value === '=cmd|1' || value === '+HC').map(({ type }) => type)).toEqual([
      's',
      's',
    ])
    const capacity = readerOf('IP').number(parts.ratings[0]!.totalCapacity, 'heatFlow')
    const numbers = cells.filter(({ type }) => type === undefined).map(({ value }) => Number(value).toFixed(1))
    expect(numbers).toContain(capacity.replaceAll(',', ''))
  })

  it('says above its rows whom it is for', async () => {
    const { document, ...parts } = partsOf(['CC-1'])
    const asked = { ...document, particulars: { customer: '=1+1', order: 'PO-7' } }
    const { sheets } = readWorkbook(await projectWorkbook(coilPaper, { ...parts, document: asked }))
    const said = (sheets.Schedule ?? []).slice(2, 4).map(row => row.map(({ type, value }) => [type, value]))
    expect(said).toEqual([
      [
        ['s', 'Customer'],
        ['s', '=1+1'],
      ],
      [
        ['s', 'Order'],
        ['s', 'PO-7'],
      ],
    ])
  })

  it('has one unit in each column: that of the first coil, whatever the others are shown in', async () => {
    const { document, ...parts } = partsOf(['CC-1', 'HC-1'])
    const [first, second] = document.items
    const mixed = { ...document, items: [first!, { ...second!, display: { system: 'SI' as const, units: {} } }] }
    const { sheets } = readWorkbook(await projectWorkbook(coilPaper, { ...parts, document: mixed }))
    const [heads, units, , ofSecond] = (sheets.Schedule ?? []).slice(3)
    const at = heads!.findIndex(({ value }) => value === 'Total capacity')
    expect(units![at]?.value).toBe(reader.label('heatFlow'))
    expect(ofSecond![at]?.value).toBeCloseTo(readersValue(parts.ratings[1]!.totalCapacity, 'heatFlow', 'IP'), 6)
  })

  it('has a column of quantities where somebody has said one', async () => {
    expect(await columnOf(countedParts(), 'Quantity')).toBe(4)
    expect(await columnOf(partsOf(['CC-1']), 'Quantity')).toBeUndefined()
  })
})

describe('a coil that must cool its air to a temperature', () => {
  const input = { ...coolingExample, limits: { leavingDryBulb: 280 } }
  const parts = { ...partsOf(['CC-1']), document: coilProjects.projectOf([{ ...coil!, input }]) }

  it('is marked in the schedule where it does not', async () => {
    const [first] = await pdfPages(await projectReport(coilPaper, parts))
    expect(first!.text).toContain('misses the limit')
  })

  it('has that temperature in the workbook', async () => {
    expect(await columnOf(parts, 'Required leaving dry bulb')).toBeCloseTo(44.33, 9)
  })
})

describe('a coil with refrigerant', () => {
  const input = exampleOf('EVAP', 'Cooling')
  const parts = {
    ...partsOf(['CC-1']),
    document: coilProjects.projectOf([{ ...coil!, input }]),
    ratings: [rateCoil(input)],
  }

  it('has its pressure drop in the unit of its own report', async () => {
    const drop = parts.ratings[0]!.fluid.pressureDrop.total
    expect(await columnOf(parts, 'Vapor pressure drop')).toBeCloseTo(readersValue(drop, 'vaporPressureDrop', 'IP'), 9)
    expect(await columnOf(parts, 'Fluid pressure drop')).toBe('')
  })
})

/** What the first coil has in a column of the workbook. */
async function columnOf(parts: ProjectReportParts<CoilInput, CoilRating>, name: string) {
  const { sheets } = readWorkbook(await projectWorkbook(coilPaper, parts))
  const [heads, , first] = (sheets.Schedule ?? []).slice(3)
  return first![heads!.findIndex(({ value }) => value === name)]?.value
}

describe('a reference number', () => {
  it('is the same for the same content in any order of keys, and another for any other', () => {
    const number = referenceNumber({ a: 1, b: [1, { c: 2, d: 3 }] })
    expect(number).toMatch(/^CW-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(referenceNumber({ b: [1, { d: 3, c: 2 }], a: 1 })).toBe(number)
    expect(referenceNumber({ b: [1, { d: 3, c: 2.0000001 }], a: 1 })).not.toBe(number)
  })

  it('is of the rated items and their tags, not of how they are shown or of whom they are for', () => {
    const { document } = partsOf(['CC-1'])
    const [item] = document.items
    const of = (change: object) => referenceOf({ ...document, items: [{ ...item!, ...change }] })
    const number = referenceOf(document)
    const particulars = { customer: 'Lakeview Dairy' }
    expect([of({ display: { system: 'SI', units: {} } }), referenceOf({ ...document, particulars })]).toEqual([
      number,
      number,
    ])
    expect(referenceOf(coilProjects.documentOf(item!))).toBe(number)
    expect(new Set([number, of({ tag: 'CC-2' }), of({ input: heatingExample })]).size).toBe(3)
  })
})

it('a report says no notice that its own digits contradict, and every error', () => {
  const { document, ratings, ...about } = partsOf(['CC-1'])
  const reached = toSI('temperature', 'F', 55.04)
  const limits = [0, toSI('temperature', 'F', 55)] as const
  const warning = {
    ...{ code: 'LEAVING_AIR_HIGH', severity: 'warning' as const, message: 'too warm' },
    ...{ value: reached, limits, quantity: 'temperature' },
  }
  const said = (severity: 'warning' | 'error') => {
    const rating = { ...ratings[0]!, warnings: [{ ...warning, severity }] } as unknown as CoilRating
    const parts = { ...about, document: coilProjects.documentOf(document.items[0]!), rating }
    return contentOf(coilPaper, parts).notices.map(notice => notice.severity)
  }
  expect([said('warning'), said('error')]).toEqual([[], ['error']])
})
