import type { MistPath } from '../../../../shared/mist/fields/mistFields'
import { Late } from '../../../workbench/frame/Late'
import { OptimizeToggle } from '../../../workbench/search/OptimizeToggle'
import { latePart } from '../../../workbench/state/latePart'
import { variedAt } from '../candidates/varied'
import { useMist } from '../useMist'

/** The toggle after the label of a field that a search may vary. */
export function OptimizeAt({ path, label }: { path: string; label: string }) {
  const { search } = useMist()
  const field = variedAt[path as MistPath]
  return field && <OptimizeToggle state={search} fields={[field]} label={label} />
}

/** Loaded with the search, because only then it is shown. */
const SprayRange = latePart(async () => (await import('../candidates/SprayRange')).SprayRange)

/** Under a field that the shown search varies, the range of the search. */
export function OptimizeRange({ path, label }: { path: string; label: string }) {
  return (
    useMist().search.isShown && (
      <Late>
        <SprayRange path={path} label={label} />
      </Late>
    )
  )
}
