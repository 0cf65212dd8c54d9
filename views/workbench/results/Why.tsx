import { hasMethod, type Purposes } from '../../../shared/tools/results/keyResult'
import { useHydrated } from '../../widgets/useHydrated'
import { useWorkbench } from '../WorkbenchContext'

interface WhyProps {
  label: string
  value: string
  unit?: string
  /** Undefined if the number does not come from a published method. */
  purposes: Purposes | undefined
}

/** The name of a result; if it comes from a published method, with script a button that shows how it was found. */
export function Why({ label, value, unit = '', purposes }: WhyProps) {
  const { explain, rated } = useWorkbench()
  const isHydrated = useHydrated()
  if (!isHydrated || !purposes || !rated.rating || !hasMethod(rated.rating, purposes)) return label
  return (
    <button
      type="button"
      className="wb-fact"
      aria-label={`${label}: how it was found`}
      onClick={() => explain({ label, value, unit, purposes })}
    >
      {label}
    </button>
  )
}
