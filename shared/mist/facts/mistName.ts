/** What a mist is called: its machine and its place. */
import { machineNames } from '../document/machineKinds'
import type { MistInput } from '../document/mistDocument'

/** Such as `Mist 75 %, 3 stages`. */
export const mistName = ({ spray }: Pick<MistInput, 'spray'>): string =>
  `Mist ${Math.round(100 * spray.effectiveness)} %, ${spray.stages} ${spray.stages === 1 ? 'stage' : 'stages'}`

export const mistKindOf = ({ machine }: Pick<MistInput, 'machine'>): string => machineNames[machine.kind]

/** Within a sentence. */
export const nameWithin = (): string => 'mist for pre-cooling'

/** The mist in one line. */
export const mistSummary = (input: MistInput): string => `${mistKindOf(input)}, ${mistName(input)}`
