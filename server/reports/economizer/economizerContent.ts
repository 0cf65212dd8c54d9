/** What the sections of an economizer's report need of it. SI. */

import type { DrawnEconomizer } from '../../../engine/drawing'
import type { Construction } from '../../../engine/economizer'
import type { YearOfCash } from '../../../shared/economizer/figures/cashFigure'
import type { HeatBalance, Limits, RatedLoad, RatedRows } from '../../../shared/economizer/figures/figureData'
import type { ReportContent } from '../reportContent'

/** A load as the table by load shows it. */
export interface LoadOfReport extends RatedLoad {
  hours: number
  gasIn: number
  heat: number
  efficiencyBefore: number
  efficiencyAfter: number
  /** [W], and [money/s] */
  fuelSaved: number
  savings: number
}

export interface RatedEconomizer {
  full: {
    before: HeatBalance
    after: HeatBalance
    stages: readonly RatedRows[]
    dewPoints: {
      water?: number | undefined
      sulfuric?: { higher: number } | undefined
      hydrochloric?: number | undefined
    }
  }
  loads: readonly LoadOfReport[]
  year: {
    hours: number
    /** [J], [kg] */
    fuelSaved: number
    carbonSaved: number
    worth: {
      savings: number
      netPresentValue: number
      internalRate?: number | undefined
      simplePayback?: number | undefined
      cashFlow: readonly YearOfCash[]
    }
    assumed: readonly { of: string; date: string; source: string }[]
  }
  unit: DrawnEconomizer & { construction: Construction }
  limits: Limits
}

export type EconomizerContent = Pick<ReportContent<unknown, unknown, RatedEconomizer>, 'rating' | 'reader'>
