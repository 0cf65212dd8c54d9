import { Late } from '../../../workbench/frame/Late'
import { OptimizeToggle } from '../../../workbench/search/OptimizeToggle'
import { latePart } from '../../../workbench/state/latePart'
import { variedAt } from '../candidates/varied'
import { useAirCooler } from '../useAirCooler'

/** The toggle after the label of a size that a search may vary. */
export function OptimizeAt({ path, label }: { path: string; label: string }) {
  const { search, form } = useAirCooler()
  const field = variedAt(form.input, path)
  return field && <OptimizeToggle state={search} fields={[field]} label={label} />
}

/** Loaded with the search, because only then it is shown. */
const CoolerRange = latePart(async () => (await import('../candidates/CoolerRange')).CoolerRange)

/** Under a size that the shown search varies, the range of the search. */
export function OptimizeRange({ path, label }: { path: string; label: string }) {
  return (
    useAirCooler().search.isShown && (
      <Late>
        <CoolerRange path={path} label={label} />
      </Late>
    )
  )
}
