/** Gases to choose from, by group: pure ones, saved mixtures, examples. */
import { presets } from '../../../../shared/gas/document/presets'
import { mixtureNames } from '../../../workbench/inputs/mixtureNames'
import type { GasOwn } from '../useGas'

type Shares = Readonly<Record<string, number>>

export interface GasChoice {
  /** Of its group and its name, so that a saved mixture may be called as a gas of the list. */
  id: string
  group: string
  name: string
  /** Where its name does not tell it from others. */
  label?: string
  composition: Shares
}

export function mixtureChoices({ mixtures }: Pick<GasOwn, 'mixtures'>): GasChoice[] {
  const labels = mixtureNames(mixtures)
  return [
    ...mixtures.map(({ Id, Name, Composition }, at) => ({
      ...{ id: Id, group: 'Saved mixtures', name: Name, label: labels[at]!, composition: Composition },
    })),
    ...presets.map(({ name, composition }) => ({ id: `example ${name}`, group: 'Examples', name, composition })),
  ]
}

export const gasChoices = (own: GasOwn): GasChoice[] => [
  ...mixtureChoices(own),
  ...own.gases.map(({ name }) => ({ id: `gas ${name}`, group: 'Pure gases', name, composition: { [name]: 1 } })),
]
