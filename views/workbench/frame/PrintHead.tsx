import { calendarDate } from '../../../shared/display/calendarDate'
import { useHydrated } from '../../widgets/useHydrated'
import { useWorkbench } from '../WorkbenchContext'

/** The heading of a printed page, which replaces the bars of the screen. */
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
