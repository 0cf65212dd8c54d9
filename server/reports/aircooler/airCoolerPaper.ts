/** Reports and workbooks of the air coolers. */
import type { AirCoolerInput } from '../../../shared/aircooler/document/airCoolerDocument'
import type { AirCoolerRating } from '../../../shared/aircooler/document/airCoolerRating'
import { airCoolerProjects } from '../../../shared/aircooler/document/project'
import { airCoolerName, nameWithin } from '../../../shared/aircooler/facts/airCoolerName'
import { keyResults } from '../../../shared/aircooler/facts/keyResults'
import { noticeText } from '../../../shared/aircooler/notices/airCoolerNotices'
import { rateAirCoolerDocument } from '../../../shared/aircooler/rating/rateAirCoolerDocument'
import { withCoilWords } from '../../../shared/coils/notices/coilWords'
import { tools } from '../../../shared/tools/tools'
import { basisOfRating, particularsGrid } from '../frontMatter'
import { inputTables } from '../inputTables'
import { noticeList } from '../noticeList'
import { methods, review, summary } from '../sections'
import { titleLine } from '../titleLine'
import type { ToolPaper } from '../toolPaper'
import { airCoolerInputs } from './airCoolerInputs'
import { airCoolerSheets } from './airCoolerSheets'
import { schedule, workbookColumns } from './schedule'
import {
  condensingCurve,
  dataSheetParts,
  fansAndSound,
  generalArrangement,
  outOfService,
  passesAndNoise,
  passTable,
  yearBins,
  yearSides,
} from './sections'

const inputs = inputTables(airCoolerInputs)

/** Page one of a submittal: the order, the duty, the temperatures, and the reviewer's block: last, it may be alone. */
const front = [titleLine, particularsGrid, summary, basisOfRating, passesAndNoise, passTable, review]

export const airCoolerPaper: ToolPaper<AirCoolerInput, AirCoolerInput, AirCoolerRating> = {
  tool: tools.airCooler,
  projects: airCoolerProjects,
  rate: rateAirCoolerDocument,
  refusalText: message => message,
  ratedInput: asked => asked,
  modelOf: airCoolerName,
  engineOf: () => 'v2025',
  nameWithin,
  keyResults,
  noticeText: (notice, reader) => noticeText(withCoilWords(notice), reader),
  basis: 'Calculated slice by slice through rows and passes by published correlations; practice of API 661',
  accuracy:
    'Heat is within about 10 % and pressure drop of the air within about 25 % where the correlations of the fins hold; both streams agree within 1e-6. ' +
    'Beside a gas a vapor is saturated all along; Silver, Bell and Ghaly are mostly on the safe side, and Colburn and Hougen as good as the film of the gas (10 %) and its diffusivity (5 %). ' +
    'The factor F follows from the march and stands beside the published one. Noise is by published formulas, over a half sphere; octave bands are a published spectrum of such fans laid on the total, an estimate. ' +
    'Weights, headers and plenum are for planning. Heat with all fans off is without wind. Sums of a year are over a typical year of the place with the stream as at the design.',
  sections: {
    submittal: [
      front,
      [dataSheetParts, condensingCurve, fansAndSound],
      [generalArrangement, outOfService, yearSides, yearBins, noticeList],
    ],
    performance: [
      [titleLine, particularsGrid, summary, passTable, outOfService, passesAndNoise, noticeList],
      [condensingCurve, fansAndSound, yearSides, inputs, methods],
    ],
    internal: [
      [titleLine, particularsGrid, summary, passTable, outOfService, passesAndNoise, noticeList],
      [dataSheetParts, condensingCurve],
      [generalArrangement, fansAndSound, yearSides, yearBins, inputs, methods],
    ],
  },
  schedule,
  workbookSheets: airCoolerSheets,
  workbookColumns,
}
