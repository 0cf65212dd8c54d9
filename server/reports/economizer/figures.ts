/** The figures of an economizer's report. */
import { heatBalanceFigure } from '../../../shared/economizer/figures/heatBalanceFigure'
import { loadFigure } from '../../../shared/economizer/figures/loadFigure'
import { temperatureFigure } from '../../../shared/economizer/figures/temperatureFigure'
import { cashFigure } from '../../../shared/tools/figures/cashFigure'
import type { Sheets } from '../sheets'
import { figurePair } from '../sidesOnPdf'
import type { EconomizerContent } from './economizerContent'

/** Where the fuel goes, and what comes back of the money. */
export function balanceAndCash(sheets: Sheets, { rating, reader }: EconomizerContent): void {
  figurePair(sheets, heatBalanceFigure(rating.full, reader), cashFigure(rating.year.worth.cashFlow))
}

/** Temperatures through the rows, and the ends over the load. */
export function rowsAndLoads(sheets: Sheets, { rating, reader }: EconomizerContent): void {
  figurePair(sheets, temperatureFigure(rating.full, reader), loadFigure(rating.loads, rating.limits, reader))
}
