import type { CoilRating } from '../../../../engine/coils/coil'
import type { Explained } from '../../../../shared/coils/facts/keyResults'
import { Dialog } from '../../../dialogs/Dialog'
import { useWorkbench } from '../WorkbenchContext'
import { MethodCard } from './MethodCard'

interface MethodsDialogProps {
  result: Explained
  rating: CoilRating
  onClose: () => void
}

/** How a result was found: the published methods behind it, where they hold, and where this coil lies in them. */
export function MethodsDialog({ result, rating, onClose }: MethodsDialogProps) {
  const { methods } = useWorkbench()
  const used = (rating.methods ?? []).filter(({ purpose }) => result.purposes.some(part => purpose.includes(part)))
  return (
    <Dialog title={`${result.label} ${result.value} ${result.unit}`} className="is-wide" onClose={onClose}>
      {/* The answer begins above: the focus must not carry the reader to the button below. */}
      <p data-first tabIndex={-1} className="wb-said">
        {said(result, rating)}
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

function said({ band, purposes }: Explained, { engineVersion }: CoilRating): string {
  const engine = `By engine ${engineVersion}.`
  if (purposes.length === 0) return `${engine} By definition: standard air flow over the finned face, without a model.`
  return band
    ? `${engine} Without a calibration the true value lies within ${band}, by the stated accuracy of the methods.`
    : `${engine} It follows from the methods below and from the heat balance.`
}
