/** Reports and workbooks of circuits: the shop paper. */
import { type CoilInput, type CoilRequest, ratedCoil } from '../../../engine/coils'
import { type CircuitsRating, rateCircuits } from '../../../engine/segments/rateCircuits'
import { keyResults } from '../../../shared/circuitry/facts/keyResults'
import { noticeText } from '../../../shared/circuitry/notices/circuitNotices'
import { coilProjects } from '../../../shared/coils/document/project'
import { coilKindWithin } from '../../../shared/coils/facts/coilKind'
import { coilName } from '../../../shared/coils/facts/coilName'
import { withCoilWords } from '../../../shared/coils/notices/coilWords'
import { refusalText } from '../../../shared/coils/notices/refusalText'
import { tools } from '../../../shared/tools/tools'
import { inputTables } from '../coilSelection/inputTables'
import { basisOfRating, particularsGrid } from '../frontMatter'
import { noticeList } from '../noticeList'
import { methods, review, summary } from '../sections'
import { titleLine } from '../titleLine'
import type { ToolPaper } from '../toolPaper'
import { circuitsSheets } from './circuitsSheets'
import { schedule, workbookColumns } from './schedule'
import { airAndFeed, billOfBends, circuitList, distributorLeads, frontAndRear, headerTaps, shopRules } from './sections'
import { airAndEnds, chargeAndSolution, heatMaps, oneCircuit, totalsBeside } from './solvedSections'

export const circuitryPaper: ToolPaper<CoilRequest, CoilInput, CircuitsRating> = {
  tool: tools.circuits,
  projects: coilProjects,
  rate: rateCircuits,
  refusalText,
  ratedInput: asked => ratedCoil(asked),
  modelOf: coilName,
  engineOf: () => 'segments',
  nameWithin: input => `circuits of the ${coilKindWithin(input)} coil`,
  keyResults,
  noticeText: (notice, reader) => noticeText(withCoilWords(notice), reader),
  basis: 'Circuits by the rules of construction, solved tube by tube and segment by segment; not measured on this coil',
  accuracy:
    'Flow, heat and pressure drops are calculated tube by tube, by published correlations of segments, from the inputs of this report. ' +
    'They are not certified and not measured on this coil. Bends in stock are an assumption of the trade until the list of the maker is given. ' +
    'Spans are distances between the centres of the tubes; lengths of bends are half circles along their centre lines.',
  sections: {
    submittal: [
      [titleLine, particularsGrid, summary, basisOfRating, inputTables, airAndFeed, review],
      [frontAndRear],
      [circuitList, billOfBends, shopRules, noticeList],
    ],
    performance: [
      [titleLine, particularsGrid, summary, airAndFeed, totalsBeside, airAndEnds],
      [heatMaps, oneCircuit, chargeAndSolution],
      [frontAndRear],
      [circuitList, billOfBends, headerTaps, distributorLeads, shopRules, noticeList, methods],
    ],
    internal: [
      [titleLine, particularsGrid, summary, airAndFeed, totalsBeside, airAndEnds],
      [heatMaps, oneCircuit, chargeAndSolution],
      [frontAndRear],
      [circuitList, billOfBends, headerTaps, distributorLeads, shopRules, noticeList],
      [inputTables, methods],
    ],
  },
  schedule,
  workbookSheets: circuitsSheets,
  workbookColumns,
}
