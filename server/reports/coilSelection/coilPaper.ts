/** Reports and workbooks of the coil selection. */
import { type CoilInput, type CoilRating, type CoilRequest, explainedRating, ratedCoil } from '../../../engine/coils'
import { engineVersion } from '../../../engine/options'
import { rateSelection } from '../../../engine/segments/rateSelection'
import { isBare, isFluid } from '../../../shared/coils/document/coilTypes'
import { coilProjects } from '../../../shared/coils/document/project'
import { coilKindWithin } from '../../../shared/coils/facts/coilKind'
import { coilName } from '../../../shared/coils/facts/coilName'
import { keyResults } from '../../../shared/coils/facts/keyResults'
import { noticeText } from '../../../shared/coils/notices/coilNotices'
import { withCoilWords } from '../../../shared/coils/notices/coilWords'
import { refusalText } from '../../../shared/coils/notices/refusalText'
import { tools } from '../../../shared/tools/tools'
import { basisOfRating, particularsGrid } from '../frontMatter'
import { noticeList } from '../noticeList'
import { methods, noticesAndReview, summary } from '../sections'
import { titleLine } from '../titleLine'
import type { ToolPaper } from '../toolPaper'
import { coilSheets } from './coilSheets'
import { conditions } from './conditions'
import { charts, drawingWithConstruction } from './figures'
import { inputTables } from './inputTables'
import { rowTable } from './rowTable'
import { schedule } from './schedule'
import { streamTables } from './streamTables'
import { workbookColumns } from './workbookColumns'

/** Page one of a submittal: what the coil does, under which conditions, how it is made, and what it looks like. */
const front = [titleLine, particularsGrid, summary, basisOfRating, drawingWithConstruction, conditions]
const rating = [titleLine, particularsGrid, summary, streamTables, noticeList]
const figures = [drawingWithConstruction, charts]
const record = [inputTables, rowTable]

export const coilPaper: ToolPaper<CoilRequest, CoilInput, CoilRating> = {
  tool: tools.coilSelection,
  projects: coilProjects,
  rate: asked => explainedRating(asked, rateSelection(asked)),
  refusalText,
  ratedInput: (asked, { chosen }) => ratedCoil(asked, chosen),
  modelOf: coilName,
  engineOf: rating => engineVersion.describe(rating.engineVersion),
  nameWithin: dutyOf,
  keyResults,
  noticeText: (notice, reader) => noticeText(withCoilWords(notice), reader),
  basis: 'Calculated row by row by published correlations, not listed under AHRI 410, not measured on this coil',
  accuracy:
    'Capacity and pressure drops are calculated, row by row, from the inputs of this report by the published correlations named here. ' +
    'They are not certified, not listed under AHRI 410, and not measured on this coil. The accuracies are those that the authors state ' +
    'for their own data; a notice says where a coil lies outside these data. ' +
    'The pressure rating is calculated, not tested. Corrosion and the choice of materials are not checked. ' +
    'Sizes and weights are for planning, not for manufacture.',
  sections: {
    submittal: [front, [charts, noticesAndReview]],
    performance: [rating, [...record, methods]],
    internal: [rating, figures, [...record, methods]],
  },
  schedule,
  workbookSheets: coilSheets,
  workbookColumns,
}

/** The name of the duty, such as `chilled-water coil`. */
function dutyOf(input: CoilInput): string {
  if (isFluid(input) && input.fluid.name === 'Water') {
    return `${input.application === 'Cooling' ? 'chilled' : 'hot'}-water coil`
  }
  return isBare(input) ? 'coil without a fluid' : `${coilKindWithin(input)} coil`
}
