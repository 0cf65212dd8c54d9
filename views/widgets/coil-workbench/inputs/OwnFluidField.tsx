import { useState } from 'react'
import { tableSummary } from '../../../../shared/coils/document/ownFluid'
import { withValueAt } from '../../../../shared/tools/fields/paths'
import { FieldLabel } from '../../../workbench/inputs/FieldLabel'
import { FieldMessage } from '../../../workbench/inputs/FieldMessage'
import { fieldId } from '../../../workbench/inputs/fieldId'
import { useCoilWorkbench } from '../useCoilWorkbench'
import { OwnFluidDialog } from './OwnFluidDialog'

const path = 'fluid.table'

/** A summary of the table of the user's own fluid, with a button that opens it. */
export function OwnFluidField() {
  const { form, change, reader, messageAt } = useCoilWorkbench()
  const [isOpen, setOpen] = useState(false)
  const table = form.input.coilType === 'FLUID' ? (form.input.fluid.table ?? []) : []
  const message = messageAt(path)
  return (
    <div className={`cw-f wide${message ? ' is-err' : ''}`}>
      <FieldLabel path={path} label="Properties" />
      <button
        type="button"
        id={fieldId(path)}
        className="btn btn-outline-secondary btn-sm"
        aria-label={`Properties: ${tableSummary(table, reader)}`}
        onClick={() => setOpen(true)}
      >
        {tableSummary(table, reader)}
      </button>
      <FieldMessage path={path} message={message} />
      {isOpen && (
        <OwnFluidDialog
          table={table}
          reader={reader}
          onClose={() => setOpen(false)}
          onTake={rows => {
            change(now => ({ ...now, input: withValueAt(now.input, path, rows) }))
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}
