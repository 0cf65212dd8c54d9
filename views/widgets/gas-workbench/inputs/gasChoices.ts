/** Gases to choose from, by group: pure ones, saved mixtures, examples. */
import { presets } from '../../../../shared/gas/document/presets'
import { formulaText } from '../../../../shared/gas/facts/formulaText'
import type { Choice } from '../../../../shared/tools/fields/choice'
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

/** A gas as an option of a list. */
export const listed = ({ id, group, name, label = name }: GasChoice): Choice => ({ value: id, label, group })

export const gasChoice = ({ name, formula }: { name: string; formula: string }): Choice => ({
  ...{ value: name, label: `${name}, ${formulaText(formula)}` },
})

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
