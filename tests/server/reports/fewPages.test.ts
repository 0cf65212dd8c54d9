/** A page of a submittal with nothing but the reviewer's block looks like a mistake, and is a sheet of paper more. */
import { expect, it } from 'vitest'
import { airCoolerPaper } from '../../../server/reports/aircooler/airCoolerPaper'
import { gasPaper } from '../../../server/reports/gas/gasPaper'
import { mistPaper } from '../../../server/reports/mist/mistPaper'
import { page } from '../../../server/reports/page'
import { pdfOf } from '../../../server/reports/ratedDocument'
import { exampleAirCoolers, newAirCooler } from '../../../shared/aircooler/document/exampleAirCoolers'
import { exampleGases, newGas } from '../../../shared/gas/document/exampleGases'
import { exampleMists, newMist } from '../../../shared/mist/document/exampleMists'
import { pdfPages } from '../../support/pdfText'

const about = { title: 'Mercy West Hospital', author: 'Dana Whitfield', date: new Date('2026-11-21T10:42:08Z') }
const particulars = { customer: 'Lakeview Dairy', engineer: 'R. Alvarez', location: 'Madison, WI' }
/** Words of the title, the block of the reviewer, and the block at the foot. */
const wordsOfFrame = 80

const cases: [name: string, pdf: () => Promise<Buffer>][] = [
  ...Object.entries(exampleGases).map(([name, input]): [string, () => Promise<Buffer>] => [
    name,
    () => pdfOf(gasPaper, { ...newGas('IP', input), particulars } as never, about),
  ]),
  ...Object.entries(exampleAirCoolers).map(([name, input]): [string, () => Promise<Buffer>] => [
    name,
    () => pdfOf(airCoolerPaper, { ...newAirCooler('IP', input), particulars } as never, about),
  ]),
]

it.each(cases)('every page of the submittal of %s has more than the block of the reviewer', async (_, pdf) => {
  for (const { text } of pdfPages(await pdf())) expect(text.split(/\s+/).length).toBeGreaterThan(wordsOfFrame)
})

it('a section without content leaves no gap', async () => {
  // The second page of a gas without a coil begins with its properties.
  const pages = pdfPages(await pdfOf(gasPaper, newGas('IP', exampleGases['Flue gas of a boiler']) as never, about))
  const heading = pages[1]!.words.find(({ text }) => text === 'Properties')
  expect(heading?.y).toBe(page.top + 9)
})

it.each(['', 'Deliver before March.'])(
  'a mist needs no page for its last notice and the reviewer, remarks: %j',
  async remarks => {
    for (const input of Object.values(exampleMists)) {
      const document = { ...newMist('SI', input), particulars, remarks } as never
      const pages = pdfPages(await pdfOf(mistPaper, document, about))
      expect(pages).toHaveLength(3)
      expect(pages[0]!.text).toContain('Approved as noted')
    }
  },
)
