import type { EconomizerPath } from '../../../../shared/economizer/fields/economizerFields'
import { Late } from '../../../workbench/frame/Late'
import { OptimizeToggle } from '../../../workbench/search/OptimizeToggle'
import { latePart } from '../../../workbench/state/latePart'
import { variedAt } from '../candidates/varied'
import { useEconomizer } from '../useEconomizer'

/** The toggle after the label of a size that a search may vary. */
export function OptimizeAt({ path, label }: { path: string; label: string }) {
  const { search } = useEconomizer()
  const field = variedAt[path as EconomizerPath]
  return field && <OptimizeToggle state={search} fields={[field]} label={label} />
}

/** Loaded with the search, because only then it is shown. */
const UnitRange = latePart(async () => (await import('../candidates/UnitRange')).UnitRange)

/** Under a size that the shown search varies, the range of the search. */
export function OptimizeRange({ path, label }: { path: string; label: string }) {
  return (
    useEconomizer().search.isShown && (
      <Late>
        <UnitRange path={path} label={label} />
      </Late>
    )
  )
}
