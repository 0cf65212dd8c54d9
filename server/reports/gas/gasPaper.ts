/** Reports and workbooks of the gases. */
import { withCoilWords } from '../../../shared/coils/notices/coilWords'
import type { GasInput } from '../../../shared/gas/document/gasDocument'
import type { GasRating } from '../../../shared/gas/document/gasRating'
import { gasProjects } from '../../../shared/gas/document/project'
import { gasName, nameWithin } from '../../../shared/gas/facts/gasName'
import { keyResults } from '../../../shared/gas/facts/keyResults'
import { noticeText } from '../../../shared/gas/notices/gasNotices'
import { rateGasDocument } from '../../../shared/gas/rating/rateGasDocument'
import { tools } from '../../../shared/tools/tools'
import { basisOfRating, particularsGrid } from '../frontMatter'
import { inputTables } from '../inputTables'
import { noticeList } from '../noticeList'
import { methods, noticesAndReview, summary } from '../sections'
import { titleLine } from '../titleLine'
import type { ToolPaper } from '../toolPaper'
import { gasInputs } from './gasInputs'
import { gasSheets } from './gasSheets'
import { schedule, workbookColumns } from './schedule'
import {
  coilRows,
  coilSides,
  compositionAndDewPoints,
  fitAndBurning,
  fitAndShares,
  propertySheet,
  stateTable,
} from './sections'

const inputs = inputTables(gasInputs)

const front = [titleLine, particularsGrid, summary, basisOfRating, fitAndShares, compositionAndDewPoints]

export const gasPaper: ToolPaper<GasInput, GasInput, GasRating> = {
  tool: tools.gas,
  projects: gasProjects,
  rate: rateGasDocument,
  refusalText: message => message,
  ratedInput: asked => asked,
  modelOf: gasName,
  engineOf: () => 'v2025',
  nameWithin,
  keyResults,
  noticeText: (notice, reader) => noticeText(withCoilWords(notice), reader),
  basis: 'Ideal heat capacities of NASA TM-4513, density by virial coefficients, transport by published correlations',
  accuracy:
    'Density is within 0.1 % at 1 bar and within 0.8 % to 40 bar of mixtures, within 0.5 % to 100 bar of pure gases; heat capacity within 0.5 % of thin gases. ' +
    'Viscosity is within 3 % and conductivity within 5 % where the gas is thin; under pressure within 10 %, of some gases 20 %. ' +
    'A dry gas coil is rated row by row by the published correlations of coils in air, with the properties of the gas: heat within about 10 %, pressure drop within about 20 % where these hold. ' +
    'Heating values are within 0.1 %, for complete burning at 25 °C. Flame temperatures are without dissociation. ' +
    'Condensing is not modelled: dew points of water and acids are by published correlations, those of other gases an estimate within some 5 K.',
  // A group begins a page, so the sections of a coil, which few gases have, never make one alone.
  sections: {
    submittal: [front, [coilRows, coilSides, propertySheet, fitAndBurning, noticesAndReview]],
    performance: [
      [titleLine, particularsGrid, summary, propertySheet, noticeList],
      [coilRows, coilSides, compositionAndDewPoints, fitAndBurning, inputs, methods],
    ],
    internal: [
      [titleLine, particularsGrid, summary, propertySheet, noticeList],
      [coilRows, coilSides, compositionAndDewPoints, fitAndBurning, fitAndShares],
      [stateTable, inputs, methods],
    ],
  },
  schedule,
  workbookSheets: gasSheets,
  workbookColumns,
}
