/** Every report embeds its typeface: the widths by which it is laid out are those that any viewer draws. */
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../engine'
import { coilPaper } from '../../../server/reports/coilSelection/coilPaper'
import { hasGlyph } from '../../../server/reports/glyphs'
import { collected, itemReport } from '../../../server/reports/itemReport'
import { textWidth, write } from '../../../server/reports/pen'
import { projectReport } from '../../../server/reports/projectReport'
import { coolingExample, newCoilDocument, newProject } from '../../../shared/coils/document/exampleCoil'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { coilProjects } from '../../../shared/coils/document/project'
import type { UnitSystem } from '../../../shared/display/units'
import { covered } from '../../support/coveredWords'
import { pdfFonts, pdfPages } from '../../support/pdfText'

const about = {
  title: 'Mercy West Hospital, AHU-3',
  author: 'Dana Whitfield',
  date: new Date('2026-11-21T10:42:08Z'),
  reference: 'CW-7K3M-Q0TD-58XA',
}
const inputs = {
  water: coolingExample,
  evaporator: exampleOf('EVAP'),
  condenser: exampleOf('COND'),
  steam: exampleOf('STEAM'),
}
type Name = keyof typeof inputs | 'project'
const names = [...Object.keys(inputs), 'project'] as Name[]

function reportOf(name: Name, system: UnitSystem): Promise<Buffer> {
  if (name !== 'project') {
    const input = inputs[name]
    const document = { ...newCoilDocument(system), input }
    return itemReport(coilPaper, { ...about, document, rating: rateCoil(input) })
  }
  const [first] = newProject(system).items
  const items = Object.entries(inputs).map(([id, input]) => ({ ...first!, id, tag: `CC-${id}`, input }))
  const ratings = items.map(({ input }) => rateCoil(input))
  return projectReport(coilPaper, { ...about, document: coilProjects.projectOf(items), ratings })
}

describe.each(names)('the report of: %s', name => {
  it.each(['IP', 'SI'] as const)('embeds each font and no text covers another, in %s', async system => {
    const pdf = await reportOf(name, system)
    const fonts = pdfFonts(pdf)
    expect(fonts.map(font => font.name.replace(/^[A-Z]{6}\+/, '')).sort()).toEqual(['Inter-Regular', 'Inter-SemiBold'])
    for (const { file } of fonts) expect(file.length).toBeGreaterThan(1000)
    expect(pdf.toString('latin1')).not.toMatch(/Helvetica|Times-|Courier/)
    expect(pdf.length).toBeLessThan(name === 'project' ? 200_000 : 60_000)
    const pages = pdfPages(pdf)
    expect(pages.flatMap(({ words }) => words).length).toBeGreaterThan(100)
    for (const page of pages) expect(covered(page)).toEqual([])
  })
})

describe('the typeface', () => {
  const digits = [...'0123456789']
  const weights = [{ isBold: false }, { isBold: true }]

  it('has digits of one width, so that numbers stand below each other', () => {
    const canvas = new PDFDocument()
    for (const style of weights) {
      const widths = digits.map(digit => textWidth(canvas, digit, style))
      for (const width of widths) expect(width).toBeCloseTo(widths[0]!, 9)
    }
  })

  it('has a glyph for each character that is printed, in both weights, as wide as it was measured', async () => {
    const canvas = new PDFDocument({ margin: 0 })
    const bytes = collected(canvas)
    const all = Array.from({ length: 0x2fff }, (_, code) => String.fromCharCode(code)).filter(
      sign => hasGlyph(sign) && sign !== ' ',
    )
    for (const style of weights) for (const sign of all) write(canvas, sign, 100, 100, style)
    canvas.end()
    const words = pdfPages(await bytes).flatMap(page => page.words)
    expect(all.length).toBeGreaterThan(300)
    expect(words.map(({ text }) => text)).toEqual([...all, ...all])
    const measured = weights.flatMap(style => all.map(sign => textWidth(canvas, sign, style)))
    for (const [index, { width, text }] of words.entries()) expect(width, text).toBeCloseTo(measured[index]!, 2)
  })
})
