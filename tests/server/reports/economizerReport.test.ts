/** The whole report of each example of an economizer, in every edition and in both systems of units. */
import { describe, expect, it } from 'vitest'
import { economizerPaper } from '../../../server/reports/economizer/economizerPaper'
import { itemReport } from '../../../server/reports/itemReport'
import { page } from '../../../server/reports/page'
import type { EconomizerInput } from '../../../shared/economizer/document/economizerDocument'
import { exampleEconomizers, newEconomizer } from '../../../shared/economizer/document/exampleEconomizers'
import { misplaced } from '../../support/misplacedWords'
import { type PdfPage, pdfPages } from '../../support/pdfText'

const date = new Date('2026-11-27T10:42:08Z')
const editions = ['submittal', 'performance', 'internal'] as const
const systems = ['IP', 'SI'] as const

async function reportOf(
  input: EconomizerInput,
  kind: (typeof editions)[number],
  system: (typeof systems)[number],
): Promise<PdfPage[]> {
  const bytes = await itemReport(economizerPaper, {
    ...{ title: 'Lakeview Dairy', author: 'Dana Whitfield', reference: '1', date, kind },
    document: { ...newEconomizer(system, input), kind: 'economizer', version: 1 },
    rating: economizerPaper.rate(input),
  })
  return pdfPages(bytes)
}

/** Eight cells, each with its label and its value. */
const titleBlockWords = 16
const examples = Object.entries(exampleEconomizers)

describe.each(examples)('the report of %s', (_, input) => {
  it.each(editions.flatMap(kind => systems.map(system => [kind, system] as const)))(
    'has no word over another and none beyond the page: %s in %s',
    async (kind, system) => {
      const pages = await reportOf(input, kind, system)
      const isOfTitleBlock = ({ y }: PdfPage['words'][number]) => y > page.bottom
      for (const { words } of pages) expect(words.filter(isOfTitleBlock)).toHaveLength(titleBlockWords)
      const body = pages.map(one => ({ ...one, words: one.words.filter(word => !isOfTitleBlock(word)) }))
      expect(misplaced(body)).toEqual([])
    },
  )
})
