import type { GasPath } from '../../../../shared/gas/fields/entry'
import { Late } from '../../../workbench/frame/Late'
import { OptimizeToggle } from '../../../workbench/search/OptimizeToggle'
import { latePart } from '../../../workbench/state/latePart'
import { variedAt } from '../candidates/varied'
import { useGas } from '../useGas'

/** The toggle after the label of a size of the coil that a search may vary. */
export function OptimizeAt({ path, label }: { path: string; label: string }) {
  const { search } = useGas()
  const field = variedAt[path as GasPath]
  return field && <OptimizeToggle state={search} fields={[field]} label={label} />
}

/** Loaded with the search, because only then it is shown. */
const GasCoilRange = latePart(async () => (await import('../candidates/GasCoilRange')).GasCoilRange)

/** Under a size that the shown search varies, the range of the search. */
export function OptimizeRange({ path, label }: { path: string; label: string }) {
  return (
    useGas().search.isShown && (
      <Late>
        <GasCoilRange path={path} label={label} />
      </Late>
    )
  )
}
