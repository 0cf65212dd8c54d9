/** Reports and workbooks of the economizers. */
import type { EconomizerInput } from '../../../shared/economizer/document/economizerDocument'
import { economizerProjects } from '../../../shared/economizer/document/project'
import { drawnUnit } from '../../../shared/economizer/facts/drawnUnit'
import { economizerName, nameWithin } from '../../../shared/economizer/facts/economizerName'
import { keyResults } from '../../../shared/economizer/facts/keyResults'
import { loadLimits } from '../../../shared/economizer/figures/loadFigure'
import { noticeText } from '../../../shared/economizer/notices/economizerNotices'
import { rateEconomizerDocument } from '../../../shared/economizer/rating/rateEconomizerDocument'
import { tools } from '../../../shared/tools/tools'
import { basisOfRating, particularsGrid } from '../frontMatter'
import { inputTables } from '../inputTables'
import { noticeList } from '../noticeList'
import { methods, noticesAndReview, summary } from '../sections'
import { titleLine } from '../titleLine'
import type { ToolPaper } from '../toolPaper'
import { conditions } from './conditions'
import type { PrintedEconomizer } from './economizerContent'
import { economizerInputs } from './economizerInputs'
import { economizerSheets } from './economizerSheets'
import { balanceAndCash, rowsAndLoads } from './figures'
import { inWords } from './inWords'
import { loadTable } from './loadTable'
import { offDesignTable } from './offDesignTable'
import { rowTable } from './rowTable'
import { schedule, workbookColumns } from './schedule'
import { stackSections } from './stackSections'
import { turndownTable } from './turndownTable'
import { assumedPrices, worthAndUnit } from './worthAndUnit'

const inputs = inputTables(economizerInputs)

/** Page one of a submittal: what it is worth, where the fuel goes, by load, and what the unit is. */
const front = [
  ...[titleLine, particularsGrid, summary, basisOfRating, inWords, balanceAndCash, loadTable, worthAndUnit],
  assumedPrices,
]

export const economizerPaper: ToolPaper<EconomizerInput, EconomizerInput, PrintedEconomizer> = {
  tool: tools.economizer,
  projects: economizerProjects,
  rate(asked) {
    const rating = rateEconomizerDocument(asked)
    const units = rating.full.stages.map((_, stage) => drawnUnit(asked, rating, stage))
    return { ...rating, units, limits: loadLimits(asked.limits, rating) }
  },
  refusalText: message => message,
  ratedInput: asked => asked,
  modelOf: economizerName,
  engineOf: () => 'v2025',
  nameWithin,
  keyResults,
  noticeText,
  basis:
    'Heat loss method on the higher heating value, marched row by row by published correlations; not measured on this unit',
  accuracy:
    'The fire is balanced by the heat loss method on the higher heating value. Gas and water are marched row by row through the unit by published correlations: finned banks after ESCOA unless the inputs name another, radiation of the gas, water in tubes after Gnielinski. ' +
    'The unit was not measured; dirt and by-passes are those of the inputs. Dew points of acids are estimates: two published formulas are printed, and the higher one is judged. ' +
    'Prices, hours and emissions are those of the inputs. Sizes and weights are for planning, not for manufacture.',
  sections: {
    submittal: [
      front,
      [rowsAndLoads, stackSections],
      [conditions, turndownTable, offDesignTable, noticesAndReview, inputs],
    ],
    performance: [
      [titleLine, particularsGrid, summary, inWords, loadTable, turndownTable, conditions, noticeList],
      [rowTable, offDesignTable, inputs, methods],
    ],
    internal: [
      [titleLine, particularsGrid, summary, inWords, loadTable, turndownTable, conditions, noticeList],
      [balanceAndCash, rowsAndLoads, worthAndUnit, assumedPrices, stackSections],
      [rowTable, offDesignTable, inputs, methods],
    ],
  },
  schedule,
  workbookSheets: economizerSheets,
  workbookColumns,
}
