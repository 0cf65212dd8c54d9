import type { ReactNode } from 'react'
import { measureAt } from '../../../../shared/designs/coilMeasure'
import type { CoilPath } from '../../../../shared/designs/coilPath'
import { useWorkbench } from '../WorkbenchContext'
import { FieldMessage } from './FieldMessage'
import { fieldId } from './fieldId'
import { NumberInput } from './NumberInput'
import { UnitButton } from './UnitButton'

/** Label, number and unit on one line. `lead` stands in the label's place where the number may mean several things. */
export function NumberField({ path, lead }: { path: CoilPath; lead?: ReactNode }) {
  const { form, messageAt } = useWorkbench()
  const { label } = measureAt(form.input, path)
  const message = messageAt(path)
  return (
    <div className={`cw-f${message ? ' is-err' : ''}`}>
      {lead ?? <label htmlFor={fieldId(path)}>{label}</label>}
      <NumberInput path={path} label={lead ? label : undefined} />
      <UnitButton path={path} />
      <FieldMessage path={path} message={message} />
    </div>
  )
}
