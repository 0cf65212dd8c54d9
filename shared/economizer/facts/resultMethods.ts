/** The methods behind each result, by its label: texts contained in the purposes that the rating gives. */
import type { Purposes } from '../../tools/results/keyResult'

const heat: Purposes = ['heat transfer', 'fin efficiency']

export const gasPurposes: Readonly<Record<string, Purposes>> = {
  Leaving: heat,
  'Pressure drop': ['gas-side friction'],
}

/** With the number of the stage where there are two. */
const ofStages = (label: string, purposes: Purposes) =>
  [label, `${label}, stage 1`, `${label}, stage 2`].map(name => [name, purposes] as const)

export const waterPurposes: Readonly<Record<string, Purposes>> = Object.fromEntries([
  ...ofStages('Leaving', heat),
  ...ofStages('Below boiling', heat),
  ...ofStages('Condensate', heat),
  ...ofStages('Pressure drop', ['tube friction']),
])
