/** What the sections of an economizer's report are given. SI. */
import type { EconomizerInput } from '../../../shared/economizer/document/economizerDocument'
import type { EconomizerRating } from '../../../shared/economizer/document/economizerRating'
import type { drawnUnit } from '../../../shared/economizer/facts/drawnUnit'
import type { Limits } from '../../../shared/economizer/figures/figureData'
import type { ReportContent } from '../reportContent'

/** A rating with the unit of each stage as it is made, and the margins that it is judged by. */
export interface PrintedEconomizer extends EconomizerRating {
  units: readonly ReturnType<typeof drawnUnit>[]
  limits: Limits
}

export type EconomizerContent = ReportContent<EconomizerInput, EconomizerInput, PrintedEconomizer>
