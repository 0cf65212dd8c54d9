import { useRef, useState } from 'react'
import { measureAt } from '../../../../shared/designs/coilMeasure'
import type { CoilPath } from '../../../../shared/designs/coilPath'
import { shortUnitLabel, unitLabel } from '../../../../shared/display/units'
import { Icon } from '../../../components/Icon'
import { unitAt } from '../form/form'
import { hasUnitChoice } from '../form/units'
import { useWorkbench } from '../WorkbenchContext'
import { UnitList } from './UnitList'

/** The unit of a field, and the way to another one for this field alone. */
export function UnitButton({ path }: { path: CoilPath }) {
  const { form } = useWorkbench()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { label, quantity } = measureAt(form.input, path)
  const unit = unitAt(form, path)
  const short = shortUnitLabel(quantity, unit)

  if (!hasUnitChoice(form, path)) return <span className="cw-unit">{short}</span>
  return (
    <>
      <button
        type="button"
        className="cw-unit"
        ref={button}
        aria-label={`Unit for ${label}: ${unitLabel(quantity, unit)}`}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{short}</span>
        <Icon name="chevron-down" />
      </button>
      {isOpen && <UnitList path={path} anchor={button} setOpen={setOpen} />}
    </>
  )
}
