/** What a gas is called. */
import type { GasInput } from '../document/gasDocument'
import { kindNames } from '../fields/gasFields'

type Named = Pick<GasInput, 'gas'>

/** Its own name, that of the pure gas, or what kind of gas it is. */
export const gasName = ({ gas }: Named): string =>
  gas.name || (gas.kind === 'pure' ? gas.pure : undefined) || kindNames[gas.kind]

export const gasKindOf = ({ gas }: Named): string => kindNames[gas.kind]

/** Within a sentence. */
export const nameWithin = ({ coil }: Pick<GasInput, 'coil'>): string => (coil ? 'dry gas coil' : 'gas')

/** The gas in one line. */
export const gasSummary = (input: Named): string =>
  gasName(input) === gasKindOf(input) ? gasName(input) : `${gasName(input)}, ${gasKindOf(input).toLowerCase()}`
