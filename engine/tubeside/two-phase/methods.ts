/** The methods a flow can be asked by: formula and registry entry by id. */
import type { Correlation } from '../../correlation'
import { gungorWinterton1987, gungorWinterton1987Correlation } from './boiling/gungorWinterton1987'
import { shah1982, shah1982Correlation } from './boiling/shah1982'
import { cavallini2006, cavallini2006Correlation } from './condensing/cavallini2006'
import { shah1979, shah1979Correlation } from './condensing/shah1979'
import { muellerSteinhagenHeck, muellerSteinhagenHeckCorrelation } from './friction/muellerSteinhagenHeck'
import type { FlowInputs } from './quantities'
import { rouhaniSteiner, rouhaniSteinerCorrelation } from './void/rouhaniSteiner'

/** A correlation that a flow can be asked by. */
export interface FlowMethod {
  formula(inputs: FlowInputs): number
  correlation: Correlation
}

const byId = (...methods: [FlowMethod['formula'], Correlation][]): ReadonlyMap<string, FlowMethod> =>
  new Map(methods.map(([formula, correlation]) => [correlation.id, { formula, correlation }]))

export const boilingMethods = byId(
  [gungorWinterton1987, gungorWinterton1987Correlation],
  [shah1982, shah1982Correlation],
)

export const condensingMethods = byId([cavallini2006, cavallini2006Correlation], [shah1979, shah1979Correlation])

export const frictionMethods = byId([muellerSteinhagenHeck, muellerSteinhagenHeckCorrelation])

export const voidMethods = byId([rouhaniSteiner, rouhaniSteinerCorrelation])
