/** Whoever is asked how a number came about has it on paper: in every edition but that of the customer. */
import { expect, it } from 'vitest'
import { airCoolerPaper } from '../../../server/reports/aircooler/airCoolerPaper'
import { circuitryPaper } from '../../../server/reports/circuitry/circuitryPaper'
import { coilPaper } from '../../../server/reports/coilSelection/coilPaper'
import { economizerPaper } from '../../../server/reports/economizer/economizerPaper'
import { gasPaper } from '../../../server/reports/gas/gasPaper'
import { methodsOf } from '../../../server/reports/methods'
import { mistPaper } from '../../../server/reports/mist/mistPaper'
import { pdfOf } from '../../../server/reports/ratedDocument'
import type { ReportKind } from '../../../server/reports/reportContent'
import type { ToolPaper } from '../../../server/reports/toolPaper'
import { newAirCooler } from '../../../shared/aircooler/document/exampleAirCoolers'
import { newCoilDocument } from '../../../shared/coils/document/exampleCoil'
import { newEconomizer } from '../../../shared/economizer/document/exampleEconomizers'
import { exampleGases, newGas } from '../../../shared/gas/document/exampleGases'
import { newMist } from '../../../shared/mist/document/exampleMists'
import { pdfPages } from '../../support/pdfText'
import { smallEvaporator } from '../../support/segmentedExamples'

const about = { title: 'Mercy West Hospital', author: 'Dana Whitfield', date: new Date('2026-11-21T10:42:08Z') }
const gasCoil = exampleGases['Cooler of compressed nitrogen']

const papers = [
  ['coil', coilPaper, newCoilDocument('IP')],
  ['circuits', circuitryPaper, { ...newCoilDocument('IP'), input: smallEvaporator }],
  ['economizer', economizerPaper, newEconomizer('IP')],
  ['air cooler', airCoolerPaper, newAirCooler('IP')],
  ['gas', gasPaper, newGas('IP')],
  ['dry gas coil', gasPaper, newGas('IP', gasCoil)],
  ['mist', mistPaper, newMist('IP')],
] as unknown as [string, ToolPaper, { input: object }][]

const editions = papers.flatMap(([name, paper, document]) =>
  (['performance', 'internal'] as const).map((kind): [string, ReportKind, ToolPaper, { input: object }] => [
    ...([name, kind, paper, document] as const),
  ]),
)

it.each(editions)(
  '%s, %s edition, says whom the item is for, and which revision it is',
  async (_, kind, paper, item) => {
    const particulars = { customer: 'Mercy West', revision: 'B2' }
    const [first] = pdfPages(await pdfOf(paper, { ...item, quantity: 3, particulars } as never, { ...about, kind }))
    const text = first!.text.replace(/\s+/g, ' ')
    expect(text).toContain('Customer Mercy West')
    expect(text).toContain('Revision B2')
    expect(text).toContain('Quantity 3')
  },
)

it.each(editions)(
  '%s, %s edition, ends with its methods and what may be expected of them',
  async (_, kind, paper, document) => {
    const pages = pdfPages(await pdfOf(paper, document as never, { ...about, kind }))
    const text = pages
      .map(page => page.text)
      .join(' ')
      .replace(/\s+/g, ' ')
    expect(text).toContain(paper.accuracy)
    expect(text.indexOf('Methods and accuracy')).toBeGreaterThan(-1)
    for (const { authors, year } of methodsOf(paper.rate(document.input)))
      expect(text).toContain(`${authors} (${year})`)
  },
)

it('a dry gas coil is called one, and a gas a gas', () => {
  expect([gasPaper.nameWithin(gasCoil), gasPaper.nameWithin(newGas('IP').input)]).toEqual(['dry gas coil', 'gas'])
})
