import type { SavedMixture } from '../../../shared/contracts/gasMixtures'
import { formatNumber } from '../../../shared/display/formatNumber'

const largest = ([, one]: [string, number], [, other]: [string, number]) => other - one

/** The names of saved mixtures in a list: where several have one name, each with its two largest gases. */
export const mixtureNames = (mixtures: readonly Pick<SavedMixture, 'Name' | 'Composition'>[]): string[] =>
  mixtures.map(({ Name, Composition }) => {
    if (mixtures.filter(other => other.Name === Name).length === 1) return Name
    const gases = Object.entries(Composition).toSorted(largest).slice(0, 2)
    return `${Name}: ${gases.map(([gas, share]) => `${gas} ${formatNumber(100 * share, 1)} %`).join(', ')}`
  })
