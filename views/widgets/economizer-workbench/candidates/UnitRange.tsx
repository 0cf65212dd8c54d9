import type { EconomizerPath } from '../../../../shared/economizer/fields/economizerFields'
import { unitCatalogue } from '../../../../shared/economizer/search/unitCatalogue'
import { RangeAt } from '../../../workbench/search/RangeAt'
import { useEconomizer } from '../useEconomizer'
import { variedAt } from './varied'

/** The range of the sizes that the search varies, under their field. */
export function UnitRange(at: { path: string; label: string }) {
  const { search } = useEconomizer()
  return <RangeAt {...at} state={search} field={variedAt[at.path as EconomizerPath]} catalogue={unitCatalogue} />
}
