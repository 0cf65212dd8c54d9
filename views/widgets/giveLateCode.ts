/** Gives the server what browsers fetch behind the first view, so that pages are sent with it. */
import { noticeText as airCoolerNotice } from '../../shared/aircooler/notices/airCoolerNotices'
import { noticeText as circuitNotice } from '../../shared/circuitry/notices/circuitNotices'
import { noticeText as coilNotice } from '../../shared/coils/notices/coilNotices'
import { noticeText as economizerNotice } from '../../shared/economizer/notices/economizerNotices'
import { noticeText as gasNotice } from '../../shared/gas/notices/gasNotices'
import { noticeText as mistNotice } from '../../shared/mist/notices/mistNotices'
import { airCoolerPageTool } from './air-cooler-workbench/airCoolerPageTool'
import * as figures from './circuitry-workbench/canvas/CircuitFigures'
import { circuitFigures } from './circuitry-workbench/canvas/HeatMap'
import { circuitryPageTools } from './circuitry-workbench/circuitryPageTool'
import { coilPageTool } from './coil-workbench/coilPageTool'
import { economizerPageTools } from './economizer-workbench/economizerPageTool'
import { gasPageTool } from './gas-workbench/gasPageTool'
import { mistPageTool } from './mist-workbench/mistPageTool'

export function giveLateCode(): void {
  coilPageTool.noticeText.give(coilNotice)
  gasPageTool.noticeText.give(gasNotice)
  mistPageTool.noticeText.give(mistNotice)
  for (const { noticeText } of Object.values(circuitryPageTools)) noticeText.give(circuitNotice)
  for (const { noticeText } of Object.values(economizerPageTools)) noticeText.give(economizerNotice)
  circuitFigures.give(figures)
  airCoolerPageTool.noticeText.give(airCoolerNotice)
}
