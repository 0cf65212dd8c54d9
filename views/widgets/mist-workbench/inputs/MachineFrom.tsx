import { Suspense, useState } from 'react'
import { sourceText } from '../../../../shared/mist/facts/sourceText'
import { latePart } from '../../../workbench/state/latePart'
import { keepMachine } from '../form/choices'
import { useMist } from '../useMist'

/** Loaded when it is opened: few machines are read. */
const MachineReader = latePart(async () => (await import('./MachineReader')).MachineReader)

/** The machine of a saved condenser or air cooler: what it was read from, and the list to read from. */
export function MachineFrom() {
  const { form, change } = useMist()
  const [isOpen, setIsOpen] = useState(false)
  const { source } = form.input.machine
  return (
    <>
      {source && (
        <div className="px-3 pt-1 cw-sm">
          {`From ${sourceText(source)}.`}{' '}
          <button className="btn btn-link btn-sm p-0" type="button" onClick={() => change(keepMachine)}>
            Use a straight line
          </button>
        </div>
      )}
      <details className="px-3 pb-1" onToggle={event => setIsOpen(event.currentTarget.open)}>
        <summary className="cw-sm cw-2 py-2">From a saved condenser or air cooler</summary>
        {isOpen && (
          <Suspense>
            <MachineReader />
          </Suspense>
        )}
      </details>
    </>
  )
}
