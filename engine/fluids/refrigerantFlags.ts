/** Data on refrigerants from codes and treaties: few numbers and no equations, so that a web page can include them. */
import { EngineError } from '../errors'

/** Safety group: A is less toxic than B; 1 does not spread a flame, 2L burns slowly, 2 burns, 3 burns fast. */
export type SafetyClass = 'A1' | 'A2' | 'A2L' | 'A3' | 'B1' | 'B2L'

/**
 * Control of a refrigerant, or of the worst of its components, by the Montreal Protocol: CFC and HCFC are phased out,
 * HFC are phased down by the Kigali Amendment.
 */
export type Control = 'CFC' | 'HCFC' | 'HFC'

export interface RefrigerantFlags {
  /** ASHRAE 34; undefined where the standard has none. */
  readonly safety: SafetyClass | undefined
  /** Global warming potential over 100 years, carbon dioxide 1. */
  readonly gwp: number
  readonly control: Control | undefined
  /** For a refrigerant without a safety class: flammable like group 3. */
  readonly burns?: boolean
}

type Row = readonly [safety: SafetyClass | undefined, gwp: number, control?: Control, burns?: boolean]

/** Pure refrigerants, then blends. The warming potential of a blend is that of its components by mass, rounded. */
const rows: Readonly<Record<string, Row>> = {
  'R-11': ['A1', 4750, 'CFC'],
  'R-12': ['A1', 10900, 'CFC'],
  'R-13': ['A1', 14400, 'CFC'],
  'R-22': ['A1', 1810, 'HCFC'],
  'R-23': ['A1', 14800, 'HFC'],
  'R-32': ['A2L', 675, 'HFC'],
  'R-114': ['A1', 10000, 'CFC'],
  'R-115': ['A1', 7370, 'CFC'],
  'R-123': ['B1', 77, 'HCFC'],
  'R-124': ['A1', 609, 'HCFC'],
  'R-125': ['A1', 3500, 'HFC'],
  'R-134a': ['A1', 1430, 'HFC'],
  'R-141b': [undefined, 725, 'HCFC'],
  'R-142b': ['A2', 2310, 'HCFC'],
  'R-143a': ['A2L', 4470, 'HFC'],
  'R-152a': ['A2', 124, 'HFC'],
  'R-161': [undefined, 12, undefined, true],
  'R-170': ['A3', 6],
  'R-218': ['A1', 8830],
  'R-227ea': ['A1', 3220, 'HFC'],
  'R-236ea': [undefined, 1370, 'HFC'],
  'R-236fa': ['A1', 9810, 'HFC'],
  'R-245ca': [undefined, 693, 'HFC'],
  'R-245fa': ['B1', 1030, 'HFC'],
  'R-290': ['A3', 3],
  'R-600': ['A3', 4],
  'R-600a': ['A3', 3],
  'R-717': ['B2L', 0],
  'R-718': ['A1', 0],
  'R-744': ['A1', 1],
  'R-1224yd(Z)': ['A1', 0.9],
  'R-1234yf': ['A2L', 4],
  'R-1234ze(E)': ['A2L', 7],
  'R-1234ze(Z)': [undefined, 0.3],
  'R-1233zd(E)': ['A1', 4.5],
  'R-1270': ['A3', 2],
  'R-1336mzz(Z)': ['A1', 9],
  'R-401A': ['A1', 1182, 'HCFC'],
  'R-404A': ['A1', 3922, 'HFC'],
  'R-407A': ['A1', 2107, 'HFC'],
  'R-407C': ['A1', 1774, 'HFC'],
  'R-407F': ['A1', 1825, 'HFC'],
  'R-407H': ['A1', 1495, 'HFC'],
  'R-408A': ['A1', 3152, 'HCFC'],
  'R-409A': ['A1', 1585, 'HCFC'],
  'R-410A': ['A1', 2088, 'HFC'],
  'R-417A': ['A1', 2346, 'HFC'],
  'R-422D': ['A1', 2729, 'HFC'],
  'R-427A': ['A1', 2138, 'HFC'],
  'R-448A': ['A1', 1387, 'HFC'],
  'R-449A': ['A1', 1397, 'HFC'],
  'R-450A': ['A1', 605, 'HFC'],
  'R-452A': ['A1', 2140, 'HFC'],
  'R-452B': ['A2L', 698, 'HFC'],
  'R-454A': ['A2L', 239, 'HFC'],
  'R-454B': ['A2L', 466, 'HFC'],
  'R-454C': ['A2L', 148, 'HFC'],
  'R-455A': ['A2L', 148, 'HFC'],
  'R-502': ['A1', 4657, 'CFC'],
  'R-507A': ['A1', 3985, 'HFC'],
  'R-513A': ['A1', 631, 'HFC'],
}

/** Source of the data. */
export const flagsSource =
  'safety class ANSI/ASHRAE 34-2022; warming potential over 100 years IPCC AR4 (2007), as Regulation (EU) 517/2014 annexes I and II and 40 CFR 84 count it, of hydrocarbons EN 378-1:2016 annex E, of R-1224yd(Z) and R-1234ze(Z) IPCC AR5 and AR6, which first count them; control by the Montreal Protocol with the Kigali Amendment, annexes A, B, C and F'

/**
 * Warming potential from which a refrigerant is prohibited in new stationary air conditioners and heat pumps in the
 * United States; other uses have lower limits, 300 and 150.
 *
 * Source: 40 CFR 84.54, of 2023.
 */
export const gwpLimit = 700

/**
 * Data of a refrigerant from codes and treaties.
 *
 * @param name  such as `R-410A`
 * @returns     safety class, warming potential, control
 *
 * Valid for the refrigerants of the engine; else `unknown-name`.
 *
 * Source: `flagsSource`; a blend's potential by mass of its components, its control that of the worst.
 *
 * @example refrigerantFlags('R-454B') // { safety: 'A2L', gwp: 466, control: 'HFC' }
 */
export function refrigerantFlags(name: string): RefrigerantFlags {
  const row = rows[name]
  if (!row) throw new EngineError('unknown-name', `no safety class or warming potential of ${name}`, { name })
  const [safety, gwp, control, burns] = row
  return { safety, gwp, control, ...(burns && { burns }) }
}
