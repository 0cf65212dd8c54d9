import { lazy } from 'react'
import { Late } from '../../../workbench/frame/Late'
import { SelectField } from '../../../workbench/inputs/SelectField'

/** Fetched for a coil with a refrigerant: most have water. */
const RefrigerantNote = lazy(async () => ({ default: (await import('./RefrigerantNote')).RefrigerantNote }))

/** Which refrigerant, and what codes say of it. */
export function RefrigerantField() {
  return (
    <>
      <SelectField path="refrigerant.name" />
      {/* Its room is kept: what stands below would move away under the pointer. */}
      <div className="cw-f wide">
        <span className="hint">
          <Late>
            <RefrigerantNote />
          </Late>
        </span>
      </div>
    </>
  )
}
