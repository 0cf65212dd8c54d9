/** Reports and workbooks of the mists. */
import type { MistInput } from '../../../shared/mist/document/mistDocument'
import type { MistRating } from '../../../shared/mist/document/mistRating'
import { mistProjects } from '../../../shared/mist/document/project'
import { keyResults } from '../../../shared/mist/facts/keyResults'
import { mistName, nameWithin } from '../../../shared/mist/facts/mistName'
import { noticeText } from '../../../shared/mist/notices/mistNotices'
import { rateMistDocument } from '../../../shared/mist/rating/rateMistDocument'
import { tools } from '../../../shared/tools/tools'
import { basisOfRating, particularsGrid } from '../frontMatter'
import { inputTables } from '../inputTables'
import { noticeList } from '../noticeList'
import { methods, review, summary } from '../sections'
import { titleLine } from '../titleLine'
import type { ToolPaper } from '../toolPaper'
import { mistInputs } from './mistInputs'
import { mistSheets } from './mistSheets'
import { schedule, workbookColumns } from './schedule'
import {
  airAndSpray,
  binsAndCash,
  climateAndDroplets,
  energyAndMoney,
  hourMap,
  machine,
  monthTable,
  processAndMonths,
  stageTable,
} from './sections'

const inputs = inputTables(mistInputs)

/** Page one of a submittal: the way of the air, what a year saves, and the block of the reviewer. */
const front = [titleLine, particularsGrid, summary, basisOfRating, processAndMonths, review, airAndSpray]

export const mistPaper: ToolPaper<MistInput, MistInput, MistRating> = {
  tool: tools.mist,
  projects: mistProjects,
  rate: rateMistDocument,
  refusalText: message => message,
  ratedInput: asked => asked,
  modelOf: mistName,
  engineOf: () => 'v2025',
  nameWithin,
  keyResults,
  noticeText,
  basis: 'Saturation effectiveness along the wet bulb, summed over a typical year; not measured on this machine',
  accuracy:
    'The air is cooled along its wet bulb by the effectiveness of the inputs, which this calculation does not find. The power of the machine is a straight line over the temperature of the air, or the curve that was read from a saved condenser or air cooler. ' +
    'Sums are over a typical year of the place, whose set, years and deviations are printed; another typical year of the same place deviates by 9 to 18 %. ' +
    'The life of a droplet is that of a still one in unchanged air, the longest of three published statements. Nozzles of the list are sample data. Prices and costs are those of the inputs.',
  sections: {
    submittal: [front, [monthTable, stageTable, noticeList], [energyAndMoney, binsAndCash, hourMap]],
    performance: [
      [titleLine, particularsGrid, summary, monthTable, airAndSpray, stageTable, noticeList],
      [energyAndMoney, machine, climateAndDroplets, inputs, methods],
    ],
    internal: [
      [titleLine, particularsGrid, summary, monthTable, airAndSpray, stageTable, noticeList],
      [binsAndCash, hourMap, energyAndMoney],
      [machine, climateAndDroplets, inputs, methods],
    ],
  },
  schedule,
  workbookSheets: mistSheets,
  workbookColumns,
}
