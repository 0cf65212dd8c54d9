import { measureAt } from '../../../../shared/coils/fields/coilFields'
import { FieldLabel } from '../../../workbench/inputs/FieldLabel'
import { FieldMessage } from '../../../workbench/inputs/FieldMessage'
import { NumberInput } from '../../../workbench/inputs/NumberInput'
import { UnitButton } from '../../../workbench/inputs/UnitButton'
import { useCoilWorkbench } from '../useCoilWorkbench'

const height = 'geometry.finnedHeight'
const length = 'geometry.finnedLength'

/** Height and length of the fins on one line. The length has the unit of the height. */
export function FaceField() {
  const { form, messageAt } = useCoilWorkbench()
  const wrong = [height, length].find(path => messageAt(path as typeof height) !== undefined) as typeof height
  return (
    <div className={`cw-f cw-f-2${wrong ? ' is-err' : ''}`}>
      <FieldLabel path={height} label="Face, H × L" />
      <NumberInput path={height} />
      <span className="x" aria-hidden="true">
        ×
      </span>
      <NumberInput path={length} label={measureAt(form.input, length).label} />
      <UnitButton path={height} />
      {wrong && <FieldMessage path={wrong} message={messageAt(wrong)} />}
    </div>
  )
}
