/** The conditions at full fire: boiler and fuel, gas and dew points, water. */
import { gasFacts, waterFacts } from '../../../shared/economizer/facts/streamFacts'
import type { Sheets } from '../sheets'
import { factPair } from '../sidesOnPdf'
import type { EconomizerContent } from './economizerContent'

export function conditions(sheets: Sheets, { input, rating, reader }: EconomizerContent): void {
  factPair(sheets, ['Flue gas', gasFacts(rating, reader)], ['Water', waterFacts(input, rating, reader)])
}
