import { Late } from '../../../workbench/frame/Late'
import { SelectField } from '../../../workbench/inputs/SelectField'
import { latePart } from '../../../workbench/state/latePart'

/** Loaded for a coil with a refrigerant: most have water. */
const RefrigerantNote = latePart(async () => (await import('./RefrigerantNote')).RefrigerantNote)

/** The choice of the refrigerant, with its safety class and regulation. */
export function RefrigerantField() {
  return (
    <>
      <SelectField path="refrigerant.name" />
      {/* Its space is reserved, because the fields below must not move under the pointer. */}
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
