import { calendarDate } from '../../../shared/display/calendarDate'
import { useHydrated } from '../../widgets/useHydrated'
import { useWorkbench } from '../WorkbenchContext'

/** The line that stands in the place of the bars on paper. */
export function PrintHead({ name }: { name: string }) {
  const { form, rated } = useWorkbench()
  const { tool } = form
  const isHydrated = useHydrated()
  const parts = [
    tool.nameOf(rated.ratedInput),
    rated.rating && `engine ${tool.engineOf(rated.rating)}`,
    isHydrated && calendarDate(new Date().toISOString()),
  ]
  return (
    <div className="cw-print-h">
      <b>{[name, form.tag].filter(Boolean).join(', ')}</b>
      <span>{parts.filter(Boolean).join(', ')}</span>
    </div>
  )
}
