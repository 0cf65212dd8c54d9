/** Other names of a fluid that a line may use: the short keys of data files, and formulas of gases. */
import { EngineError } from '../errors'
import { fluidNames } from '../fluids/fluids'
import { gasKeyed, gasNames } from '../fluids/gases'
import { liquidKeyed, solutionNames } from '../fluids/liquids'
import { type Line, numbersOf, objectWith } from './fields'

/** Names of gases in other programs, where they differ by more than spaces. */
const elsewhere: Readonly<Record<string, string>> = {
  'n-Propane': 'Propane',
  IsoButane: 'Isobutane',
  CycloHexane: 'Cyclohexane',
  R14: 'Carbon tetrafluoride',
}

/**
 * The name of a fluid.
 *
 * @param called  a name, also without hyphen or space (`R134a`, `CarbonDioxide`) or as other programs have it
 *                (`IsoButane`), or the key of a gas, a solution or an oil, such as `N2`, `MEG` or `T66`
 * @returns       the name; an unknown text is returned unchanged
 *
 * Source: definition.
 */
export function nameOf(called: string): string {
  const known = [...fluidNames(), ...solutionNames()]
  if (known.includes(called)) return called
  return (
    gasKeyed(called) ??
    liquidKeyed(called) ??
    elsewhere[called] ??
    known.find(name => together(name) === called) ??
    called
  )
}

const together = (name: string) => name.replace(/-/g, '').replace(/ (.)/g, (_, next: string) => next.toUpperCase())

/**
 * Shares of gases, each called by its formula or its name; water among gases is vapour.
 *
 * @param value  an object of shares
 * @returns      the shares by name
 *
 * Valid for known gases, each once; else `invalid-input`.
 *
 * Source: definition.
 */
export function gasShares(value: unknown): Record<string, number> {
  const line = objectWith(value, Object.keys((value ?? {}) as Line))
  const shares: Record<string, number> = {}
  for (const [called, share] of Object.entries(numbersOf(line, Object.keys(line)))) {
    const name = called === 'Water' ? 'Water vapor' : nameOf(called)
    if (!gasNames().includes(name))
      throw new EngineError('invalid-input', `${called} is not known here; known are ${gasNames().join(', ')}`, {
        called,
      })
    if (name in shares) throw new EngineError('invalid-input', `${name} is there twice`, { called })
    shares[name] = share
  }
  return shares
}
