import type { AnyRating, Explained } from '../../../shared/tools/results/keyResult'
import { Dialog } from '../../dialogs/Dialog'
import type { WorkbenchTool } from '../tool'
import { useWorkbench } from '../WorkbenchContext'
import { MethodCard } from './MethodCard'

interface MethodsDialogProps {
  result: Explained
  rating: AnyRating
  onClose: () => void
}

/** Shows how a result was found: its published methods, their valid ranges, and where this item lies in them. */
export function MethodsDialog({ result, rating, onClose }: MethodsDialogProps) {
  const { methods, form } = useWorkbench()
  const used = (rating.methods ?? []).filter(({ purpose }) => result.purposes.some(part => purpose.includes(part)))
  return (
    <Dialog title={`${result.label} ${result.value} ${result.unit}`} className="is-wide" onClose={onClose}>
      {/* The text starts here: focusing the button below would scroll past it. */}
      <p data-first tabIndex={-1} className="wb-said">
        {said(form.tool, result, rating)}
      </p>
      {used.map(method => (
        <MethodCard
          key={`${method.purpose} ${method.id}`}
          method={method}
          description={methods.registry.find(({ Id }) => Id === method.id)}
        />
      ))}
      <div className="cw-dialog-foot">
        <button className="btn btn-primary" type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  )
}

function said(tool: WorkbenchTool, { label, band, purposes }: Explained, rating: AnyRating): string {
  const engine = `By engine ${tool.engineOf(rating)}.`
  if (purposes.length === 0) return `${engine} By definition: ${tool.definitions[label] ?? 'without a model.'}`
  return band
    ? `${engine} Without a calibration the true value lies within ${band}, by the stated accuracy of the methods.`
    : `${engine} It follows from the methods below and from the heat balance.`
}
