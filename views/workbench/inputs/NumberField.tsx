import type { ReactNode } from 'react'
import { shortUnitLabel } from '../../../shared/display/units'
import { unitAt } from '../form/form'
import { useWorkbench } from '../WorkbenchContext'
import { FieldLabel } from './FieldLabel'
import { FieldMessage } from './FieldMessage'
import { NumberInput } from './NumberInput'
import { UnitButton } from './UnitButton'

/** The longest unit label [characters] that fits beside a field of the usual width. */
const longUnit = 7

/** Label, number and unit on one line. `lead` replaces the label if the number may mean several things. */
export function NumberField({ path, lead }: { path: string; lead?: ReactNode }) {
  const { form, messageAt, parts } = useWorkbench()
  const { FieldFoot } = parts
  const { label, quantity } = form.tool.fields.measureAt(form.input, path)
  const isLong = shortUnitLabel(quantity, unitAt(form, path)).length > longUnit
  const message = messageAt(path)
  return (
    <div className={`cw-f${message ? ' is-err' : ''}${isLong ? ' wb-long' : ''}`}>
      {lead ?? <FieldLabel path={path} label={label} />}
      <NumberInput path={path} label={lead ? label : undefined} />
      <UnitButton path={path} />
      <FieldMessage path={path} message={message} />
      {FieldFoot && <FieldFoot path={path} label={label} />}
    </div>
  )
}
