import { beforeAll, describe, expect, it } from 'vitest'
import { type CoilRating, rateCoil, type Warning } from '../../../engine'
import { coilPaper } from '../../../server/reports/coilSelection/coilPaper'
import { type ItemReportParts, itemReport } from '../../../server/reports/itemReport'
import { printable } from '../../../server/reports/printable'
import type { CoilInput } from '../../../shared/coils/document/coilDocument'
import { coolingExample, heatingExample, newCoilDocument } from '../../../shared/coils/document/exampleCoil'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { airFacts, fluidDropFacts, fluidFacts } from '../../../shared/coils/facts/coilFacts'
import { constructionFacts } from '../../../shared/coils/facts/constructionFacts'
import { keyResults } from '../../../shared/coils/facts/keyResults'
import { noticeText } from '../../../shared/coils/notices/coilNotices'
import { withCoilWords } from '../../../shared/coils/notices/coilWords'
import { readerOf } from '../../../shared/display/formatQuantity'
import type { UnitSystem } from '../../../shared/display/units'
import { covered } from '../../support/coveredWords'
import { type PdfPage, pdfObjects, pdfPages } from '../../support/pdfText'

const date = new Date('2026-11-21T10:42:08Z')
const reference = '3f2a9c1e-7b60-4d61-9c2f-0a5be1d0c7aa'

function partsOf(system: UnitSystem, input: CoilInput = coolingExample): ItemReportParts<CoilInput, CoilRating> {
  return {
    title: 'Mercy West Hospital, AHU-3',
    document: { ...newCoilDocument(system), input },
    rating: rateCoil(input),
    author: 'Dana Whitfield',
    date,
    reference,
    // The edition with everything; the customer's has its own tests below.
    kind: 'internal',
  }
}

async function pagesOf(parts: ItemReportParts<CoilInput, CoilRating>): Promise<PdfPage[]> {
  return pdfPages(await itemReport(coilPaper, parts))
}

const lines = (page: PdfPage | undefined) => page?.text.split('\n') ?? []
const whole = (pages: readonly PdfPage[]) => pages.map(page => page.text).join('\n')

/** The lines that follow `label` stand where the table has its value and unit. */
function expectRow(page: PdfPage | undefined, [label, value, unit]: readonly (string | undefined)[]): void {
  const cells = [label, value, unit].filter(cell => cell !== undefined).map(printable)
  expect(page?.text).toContain(`\n${cells.join('\n')}\n`)
}

describe.each(['IP', 'SI'] as const)('a report in %s', system => {
  const parts = partsOf(system)
  const reader = readerOf(system)
  const { rating } = parts
  let pages: PdfPage[] = []
  beforeAll(async () => {
    pages = await pagesOf(parts)
  })

  it('starts with the key results, each with its unit and its limit', () => {
    for (const { label, value, unit, text } of keyResults(rating, coolingExample, reader))
      expectRow(pages[0], [label, value, unit, text])
  })

  it('prints the numbers of the rating, as the workbench formats them', () => {
    for (const fact of [...airFacts(rating, reader), ...fluidFacts(rating, reader), ...fluidDropFacts(rating, reader)])
      expectRow(pages[0], fact)
    for (const fact of constructionFacts(coolingExample, rating, reader)) expectRow(pages[1], fact)
    const capacity = reader.number(rating.totalCapacity, 'heatFlow')
    expect(lines(pages[0])).toContain(capacity)
    expect(capacity).toBe((rating.totalCapacity / (system === 'IP' ? 293.07107017 : 1000)).toFixed(1))
  })

  it('shows every resistance with its share', () => {
    for (const { name, value, share } of rating.resistances) {
      const label = `${name[0]?.toUpperCase()}${name.slice(1)}`
      expectRow(pages[0], [label, reader.number(value, 'foulingResistance'), `${(share * 100).toFixed(0)} %`])
    }
  })

  it('draws the coil with its sizes and the charts with their ends', () => {
    const { construction } = rating
    const { finnedHeight, finnedLength } = coolingExample.geometry
    const state = ({ dryBulb, wetBulb }: { dryBulb: number; wetBulb: number }) =>
      `${reader.number(dryBulb, 'temperature')} / ${reader.number(wetBulb, 'temperature')}`
    for (const text of [
      `FH ${reader.number(finnedHeight, 'length')}`,
      `FL ${reader.number(finnedLength, 'length')}`,
      reader.number(construction.overallLength, 'length'),
      reader.number(construction.casingDepth, 'length'),
      reader.full(rating.fluid.enteringTemperature, 'temperature'),
      state(rating.air.entering),
      state(rating.air.leaving),
      `${reader.number(rating.air.leaving.dryBulb, 'temperature')} air`,
    ])
      expect(lines(pages[1])).toContain(text)
  })

  it('repeats the inputs and gives the rows behind the profile', () => {
    expectRow(pages[2], ['Entering wet bulb', system === 'IP' ? '67.0' : '19.4', reader.label('temperature')])
    expectRow(pages[2], ['Fins', system === 'IP' ? '10.0' : '394', reader.label('finDensity')])
    expectRow(pages[2], ['Inside fouling', 'none'])
    for (const { row, airIn, airOut, surface, heat } of rating.rows) {
      const t = (value: number) => reader.number(value, 'temperature')
      const start = lines(pages[2]).indexOf(`${t(airIn.dryBulb)} to ${t(airOut.dryBulb)}`)
      expect(lines(pages[2])[start - 1]).toBe(String(row))
      expect(lines(pages[2]).slice(start, start + 6)).toEqual(
        expect.arrayContaining([t(surface), reader.number(heat, 'heatFlow')]),
      )
    }
  })

  it('says by which methods it was calculated and that nothing is certified', () => {
    expect(pages[2]?.text).toContain('Wang, Chi, Chang (2000)\n89 % of the data within 15 %')
    expect(pages[2]?.text.replaceAll('\n', ' ')).toContain('not certified, not listed under AHRI 410')
  })

  it('has head and title block on each of its three pages', () => {
    expect(pages).toHaveLength(3)
    for (const [index, page] of pages.entries()) {
      expect(page.text).toMatch(
        /^Coilworks\nCoil rating, internal edition\nMercy West Hospital, AHU-3\nCC-1, 21 Nov 2026\n/,
      )
      const foot = lines(page).slice(lines(page).indexOf('Project'))
      expect(foot).toEqual([
        ...['Project', 'Mercy West Hospital, AHU-3', 'Prepared by', 'Dana Whitfield'],
        ...['Tag', 'CC-1', 'Date', '21 Nov 2026'],
        ...['Model', '58WC 6R 10F 36.0 × 60.0', 'Reference', reference],
        ...['Sheet', `Page ${index + 1} of 3`, 'Engine', 'Original'],
      ])
    }
  })

  it('keeps every word on the paper and above the foot', () => {
    for (const page of pages) expectInside(page)
  })
})

describe('the submittal, which is the edition for the customer', () => {
  const particulars = { customer: 'Lakeview Dairy', engineer: 'Hallberg Consulting', location: 'Roof', revision: '2' }
  const submittalOf = (input: CoilInput, system: UnitSystem = 'IP') => {
    const parts = partsOf(system, input)
    const document = { ...parts.document, particulars, remarks: 'As agreed.' }
    return pagesOf({ ...parts, document, company: 'Northfield Mechanical', kind: 'submittal' })
  }

  it('has on page one whom it is for, the duty, the conditions, the construction, the drawing, and its basis', async () => {
    const { rating } = partsOf('IP')
    const reader = readerOf('IP')
    const [first, second, ...more] = await submittalOf(coolingExample)
    expect(more).toEqual([])
    for (const [label, text] of [
      ['Customer', 'Lakeview Dairy'],
      ['Engineer', 'Hallberg Consulting'],
      ['Location', 'Roof'],
      ['Revision', '2'],
      ['Company', 'Northfield Mechanical'],
    ])
      expectRow(first, [label, text])
    for (const { label, value, unit, text } of keyResults(rating, coolingExample, reader))
      expectRow(first, [label, value, unit, text])
    for (const fact of constructionFacts(coolingExample, rating, reader)) expectRow(first, fact)
    expect(first?.text).toContain('Front, entering air side')
    expect(first?.text).toContain('As agreed.')
    expectRow(first, ['Dry bulb', '80.0', reader.number(rating.air.leaving.dryBulb, 'temperature')])
    expectRow(first, ['Wet bulb', '67.0', reader.number(rating.air.leaving.wetBulb, 'temperature')])
    // Standard air, as it was asked for: at 80 °F it takes more room.
    expectRow(first, ['Flow', '9,000', 'SCFM'])
    expectRow(first, ['Flow', reader.number(rating.fluid.volumeFlow, 'volumeFlow'), 'gpm'])
    expect(first?.text).toMatch(/Basis of rating\nCalculated row by row .* engine Original; Total capacity ±10 %/)
    expect(second?.text).toMatch(/Temperature profile[\s\S]*Notices[\s\S]*Approved as noted/)
  })

  it('leaves to the internal edition how it was calculated', async () => {
    const text = whole(await submittalOf(coolingExample))
    expect(text).not.toMatch(/Methods and accuracy|Wang, Chi|Resistances|Reynolds|Inputs\nas given/)
    expect(whole(await pagesOf(partsOf('IP')))).toMatch(/Resistances[\s\S]*Inputs\nas given[\s\S]*Methods and accuracy/)
  })

  it.each(['FLUID', 'EVAP', 'COND', 'STEAM', 'NONE'] as const)(
    'keeps every word apart and on its paper: %s',
    async type => {
      for (const system of ['IP', 'SI'] as const)
        for (const page of await submittalOf(type === 'FLUID' ? coolingExample : exampleOf(type), system)) {
          expectInside(page)
          expect(covered(page)).toEqual([])
          expect(page.words.filter(({ text }) => text.includes('…'))).toEqual([])
        }
    },
  )
})

it('has no unit of the other system in a report in SI', async () => {
  const text = whole(await pagesOf(partsOf('SI')))
  expect(text).not.toMatch(/°F|MBH|Btu|gpm|H₂O|psi|\bft\b|\blb\b|\bgr\b|SCFM|\bgal\b|inches|[\d.]\n? ?in\b(?! \d)/)
  expect(whole(await pagesOf(partsOf('IP')))).not.toMatch(/°C|\bkW\b|\bk?Pa\b|\bmm\b|\bkg\b|\bm\/s\b|L\/s|\bK\b/)
})

it.each([
  [
    'EVAP',
    [
      'Refrigerant R-410A',
      'Safety class, ASHRAE 34',
      'Warming potential (GWP)\n2,088\n',
      'Superheat',
      'Saturation drop',
      'Shah (1982)',
      'Lockhart, Martinelli; Chisholm',
    ],
  ],
  ['COND', ['Subcooling', 'Surface for liquid', 'Shah (1979)']],
  ['STEAM', ['Steam side', 'Leaving quality', 'Chato (1962)']],
] as const)('tells of a coil %s what its fluid does, and by which methods it was rated', async (type, words) => {
  const pages = await pagesOf(partsOf('IP', exampleOf(type)))
  const text = whole(pages)
  for (const word of words) expect(text).toContain(word)
  expect(text.includes('Gnielinski')).toBe(type !== 'STEAM')
  expect(pages).toHaveLength(3)
  // Heating takes heat from the fluid: rows are counted as the capacity is.
  expect(text).not.toMatch(/\n−\d+\.\d\n−\d+\.\d\n−\d+\n/)
  for (const page of pages) expectInside(page)
})

it('of a coil without a fluid tells of its air alone', async () => {
  const pages = await pagesOf(partsOf('IP', exampleOf('NONE')))
  const [first] = pages
  // Nothing flows through its connections.
  for (const { text } of pages) expect(text).not.toContain('Connection velocity')
  expect(first!.text).toContain('CC-1, coil without a fluid')
  expect(first!.text).not.toContain('Fluid pressure drop')
})

it('names the streams by their temperature: in a heating coil the fluid is the hot one', async () => {
  const [first] = await pagesOf(partsOf('IP', heatingExample))
  expect(first?.text).toContain('CC-1, hot-water coil')
  expect(first?.text).toMatch(/Air side\nEntering\nLeaving\ncold stream/)
})

it('draws a fluid that runs with the air from where it enters, and leaves a long name to the tables', async () => {
  const { fluid, geometry } = coolingExample
  const input = {
    ...coolingExample,
    fluid: { ...fluid, name: 'Propylene glycol', share: 0.3 },
    geometry: { ...geometry, arrangement: 'parallel' },
  } as const
  const parts = partsOf('IP', input)
  const { enteringTemperature, leavingTemperature } = parts.rating.fluid
  const t = (value: number) => readerOf('IP').number(value, 'temperature')
  const text = whole(await pagesOf(parts))
  expect(text).toContain(`\n${t(leavingTemperature)} fluid\n`)
  expect(text).not.toContain(`${t(enteringTemperature)} fluid`)
  expect(text).toContain('\nProperties by\nMelinder, IIR (2010)\n')
})

it('takes further pages for many notices, and loses none', async () => {
  const parts = partsOf('IP')
  const [notice] = parts.rating.warnings
  const many = Array.from(
    { length: 40 },
    (_, index): Warning => ({
      code: `made-${index}`,
      severity: index % 2 === 0 ? 'info' : 'error',
      message: `Made notice ${index} of forty. ${'It goes on and on. '.repeat(8)}`,
    }),
  )
  const pages = await pagesOf({ ...parts, rating: { ...parts.rating, warnings: [...many, notice!] } })
  expect(pages.length).toBeGreaterThan(4)
  const text = whole(pages)
  for (const index of many.keys()) expect(text.split(`Made notice ${index} of`)).toHaveLength(2)
  expect(text).toContain(printable(noticeText(withCoilWords(notice!), readerOf('IP')).fact))
  expect(text.indexOf('Made notice 39')).toBeLessThan(text.indexOf('Made notice 0 '))
  expect(text).toContain(`Page ${pages.length} of ${pages.length}`)
  expect(text).toContain('continued')
  for (const page of pages) expectInside(page)
})

it('leaves no page with one notice alone', async () => {
  const parts = partsOf('IP')
  const made = (count: number) =>
    Array.from(
      { length: count },
      (_, index): Warning => ({ code: `made-${index}`, severity: 'info', message: `Made notice ${index}.` }),
    )
  const continued = async (count: number) => {
    const pages = await pagesOf({ ...parts, rating: { ...parts.rating, warnings: made(count) } })
    const page = pages.find(({ text }) => text.includes('continued'))
    return page && (page.text.match(/Made notice/g)?.length ?? 0)
  }
  const counts = await Promise.all(Array.from({ length: 8 }, (_, index) => continued(8 + index)))
  expect(counts).toContain(2)
  expect(counts).not.toContain(1)
})

it.each([0, 1, 2, ...Array.from({ length: 16 }, (_, more) => 9 + more)])(
  'has of %i notices the last beside the block of the reviewer',
  async count => {
    const parts = partsOf('IP')
    const made = Array.from(
      { length: count },
      (_, index): Warning => ({ code: `made-${index}`, severity: 'info', message: `Made notice ${index}.` }),
    )
    const pages = await pagesOf({ ...parts, kind: 'submittal', rating: { ...parts.rating, warnings: made } })
    const { text } = pages.find(page => page.text.includes('Approved as noted'))!
    expect(text).toContain(count === 0 ? 'Nothing to notice.' : `Made notice ${count - 1}.`)
  },
)

it('says so where there is nothing to notice', async () => {
  const parts = partsOf('IP')
  const [first] = await pagesOf({ ...parts, rating: { ...parts.rating, warnings: [] } })
  expect(first?.text).toContain('Nothing to notice.')
})

it('stays on its paper with the longest coil, the most rows and the left hand', async () => {
  const geometry = {
    ...coolingExample.geometry,
    hand: 'Left',
    rows: 12,
    finnedHeight: 0.3048,
    finnedLength: 3.6,
  } as const
  const pages = await pagesOf(partsOf('SI', { ...coolingExample, geometry }))
  // One page more for its many notices and twelve rows: each section goes on where the one before ended.
  expect(pages).toHaveLength(4)
  expect(pages[3]?.text).toContain('Methods and accuracy')
  for (const page of pages) expectInside(page)
})

describe('what users type', () => {
  const hostile = ') Tj ET /JS (app.alert\\(1\\)) <</S /Launch>> \r\n\u0000\u001b[2J\u202e<script>'

  it('is printed as text, without control and direction signs', async () => {
    const parts = partsOf('IP')
    const pages = await pagesOf({
      ...parts,
      title: hostile,
      author: hostile,
      document: { ...parts.document, tag: '\u0007<b>\n(T' },
    })
    expect(pages).toHaveLength(3)
    for (const page of pages) {
      expect(page.text.replaceAll('\n', ' ')).toContain(') Tj ET /JS (app.alert\\(1\\)) <</S /Launch>> [2J<script>')
      expect(page.text).toContain('<b> (T, 21 Nov 2026')
      expectInside(page)
    }
  })

  it('never leaves its cell, however long', async () => {
    const parts = partsOf('SI')
    for (const long of ['W'.repeat(75), 'word '.repeat(15), 'W'.repeat(5000), '漢字'.repeat(37), 'é̂ö🚢'.repeat(20)]) {
      const pages = await pagesOf({
        ...parts,
        title: long,
        author: long,
        document: { ...parts.document, tag: long.slice(0, 30) },
      })
      expect(pages).toHaveLength(3)
      for (const page of pages) expectInside(page)
    }
  })

  it('may be nothing at all', async () => {
    const parts = partsOf('IP')
    const pages = await pagesOf({ ...parts, title: '', author: '', document: { ...parts.document, tag: '' } })
    expect(pages[0]?.text).toContain('\nChilled-water coil\n')
    expect(pages[0]?.text).toContain('\nTag\n–\n')
  })

  it('stands nowhere in the file but on its pages and, as text, in its title, and starts nothing', async () => {
    const parts = partsOf('IP')
    const pdf = await itemReport(coilPaper, {
      ...parts,
      title: hostile,
      author: 'Ann Secretname',
      reference: '</rdf:li>(x',
      document: { ...parts.document, tag: '/URI (http://example.test)' },
    })
    const objects = [...pdfObjects(pdf).values()]
    const contents = new Set(pageContents(pdf))
    const title = String.raw`(\) Tj ET /JS \(app.alert\\\(1\\\)\) <</S /Launch>> [2J<script>: Coil rating, internal edition)`
    expect(objects.map(one => one.dictionary)).toContain(title)
    const escaped =
      ') Tj ET /JS (app.alert\\(1\\)) &lt;&lt;/S /Launch&gt;&gt; [2J&lt;script&gt;: Coil rating, internal edition<'
    const rest = objects.filter(object => !contents.has(object.stream)).map(one => one.dictionary + one.stream)
    const outside = `${objects.map(one => one.dictionary).join('\n')}\n${rest.join('\n')}`
      .replaceAll(title, '')
      .replace(escaped, '')
    expect(outside).not.toMatch(
      /\/(JS|JavaScript|Launch|URI|OpenAction|AA|Annots|AcroForm|EmbeddedFiles?|SubmitForm)\b/,
    )
    expect(outside).not.toMatch(/Secretname|<script|example\.test|app\.alert|<\/rdf:li>\(/)
  })
})

describe('the file', () => {
  it('names the product, its title and the reference, not who made it or with what', async () => {
    const pdf = await itemReport(coilPaper, partsOf('IP'))
    const objects = pdfObjects(pdf)
    const info = [...objects.values()].find(({ dictionary }) => dictionary.includes('/Producer'))?.dictionary ?? ''
    const named = Object.fromEntries(
      [...info.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name, number]) => [
        name,
        objects.get(Number(number))?.dictionary,
      ]),
    )
    expect(named).toEqual({
      Title: '(Mercy West Hospital, AHU-3: Coil rating, internal edition)',
      Subject: `(Reference ${reference})`,
      Author: '(Coilworks)',
      Creator: '(Coilworks)',
      Producer: '(Coilworks)',
      CreationDate: '(D:20261121104208Z)',
      ModDate: '(D:20261121104208Z)',
    })
    expect(pdf.toString('latin1')).not.toMatch(/pdfkit|Whitfield/i)
  })

  it('is the same for the same parts, byte by byte', async () => {
    const [one, other, later] = await Promise.all([
      itemReport(coilPaper, partsOf('IP')),
      itemReport(coilPaper, partsOf('IP')),
      itemReport(coilPaper, { ...partsOf('IP'), date: new Date('2026-11-22T00:00:00Z') }),
    ])
    expect(one.equals(other)).toBe(true)
    expect(one.equals(later)).toBe(false)
  })

  it('has letter pages', async () => {
    const objects = [...pdfObjects(await itemReport(coilPaper, partsOf('IP'))).values()]
    const pages = objects.filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary))
    expect(pages.map(({ dictionary }) => /\/MediaBox \[([^\]]*)\]/.exec(dictionary)?.[1])).toEqual(
      Array(3).fill('0 0 612 792'),
    )
  })
})

function pageContents(pdf: Buffer): string[] {
  const objects = pdfObjects(pdf)
  return [...objects.values()].flatMap(({ dictionary }) => {
    const contents = /\/Contents (\d+) 0 R/.exec(dictionary)?.[1]
    return objects.get(Number(contents))?.stream ?? []
  })
}

/** Every word is inside the margins, and none of the content reaches into the title block. */
function expectInside(page: PdfPage): void {
  const foot = page.words.findIndex(word => word.text === 'Project' && word.y > 700)
  expect(foot).toBeGreaterThan(0)
  for (const [index, { text, x, y, size, width: length, isTurned }] of page.words.entries()) {
    const width = isTurned ? size : length
    expect.soft(x, text).toBeGreaterThanOrEqual(44)
    expect.soft(x + width, text).toBeLessThanOrEqual(568)
    expect.soft(y, text).toBeGreaterThan(30)
    expect.soft(y, text).toBeLessThan(index < foot ? 705 : 760)
  }
}
