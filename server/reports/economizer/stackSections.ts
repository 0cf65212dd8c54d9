/** The section of the stack through each stage, beside its sizes, tubes and fins. */
import { economizerDrawing, letterings } from '../../../engine/drawing'
import { formatSignificant } from '../../../shared/display/formatNumber'
import { type Reader, readersValue } from '../../../shared/display/formatQuantity'
import type { EconomizerBank } from '../../../shared/economizer/document/economizerDocument'
import { stageConstruction } from '../../../shared/economizer/facts/constructionFacts'
import { bankAt } from '../../../shared/economizer/rating/bankOf'
import type { Fact } from '../../../shared/tools/results/keyResult'
import { drawingOnPdf } from '../drawingOnPdf'
import { page } from '../page'
import { heading, headingHeight, type Sheets } from '../sheets'
import { factRows, rowHeight } from '../table'
import type { EconomizerContent } from './economizerContent'

const gap = 20
const width = page.width * 0.5

export function stackSections(sheets: Sheets, content: EconomizerContent): void {
  const { input, rating, reader } = content
  const about = `dimensions in ${reader.system === 'IP' ? 'inches' : 'millimeters'}`
  for (const [index, unit] of rating.units.entries()) {
    const { canvas } = sheets
    const drawing = economizerDrawing(unit, letterings.print)
    const high = (drawing.height / drawing.width) * width
    const facts = [...stageConstruction(input, rating, reader, index), ...tubeFacts(bankAt(input, index), reader)]
    const height = Math.max(high, facts.length * rowHeight)
    sheets.room(headingHeight + height)
    const { y } = sheets
    const title = rating.units.length > 1 ? `Section of the stack, stage ${index + 1}` : 'Section of the stack'
    const top = heading(canvas, title, { x: page.left, y, width }, about)
    drawingOnPdf(canvas, drawing, reader, page.left, top + 6, width)
    const place = { x: page.left + width + gap, y, width: page.width - width - gap }
    factRows(canvas, facts, { ...place, y: heading(canvas, 'Sizes, tubes, fins', place) }, { units: 24 })
    sheets.y = y + headingHeight + height + (index + 1 < rating.units.length ? 14 : 0)
  }
}

const finNames = { serrated: 'Serrated fins', solid: 'Solid fins' } as const

/** What the tubes and fins are made of, and how they stand. */
function tubeFacts(bank: EconomizerBank, { number, label, system }: Reader): Fact[] {
  const { fins } = bank
  // As they are ordered: 2 and not 2.0000 inches.
  const size = (value: number) => formatSignificant(readersValue(value, 'smallLength', system))
  const unit = label('smallLength')
  return [
    ['Tube metal', bank.tubeMetal],
    ['Tube, diameter × wall', `${size(bank.tubeDiameter)} × ${size(bank.tubeWall)}`, unit],
    ['Pitch, across × along', `${size(bank.transversePitch)} × ${size(bank.longitudinalPitch)}`, unit],
    ['Layout', bank.layout],
    ...(fins.kind === 'none'
      ? [['Fins', 'none'] as Fact]
      : ([
          [finNames[fins.kind], fins.metal],
          ['Fin, height × thickness', `${size(fins.height)} × ${size(fins.thickness)}`, unit],
          ['Fin density', number(fins.density, 'finDensity'), label('finDensity')],
        ] as Fact[])),
    ['Flow', bank.flow === 'counter' ? 'counterflow' : 'parallel'],
  ]
}
