import { measureAt } from '../../../../shared/coils/fields/coilFields'
import { FieldLabel } from '../../../workbench/inputs/FieldLabel'
import { FieldMessage } from '../../../workbench/inputs/FieldMessage'
import { NumberInput } from '../../../workbench/inputs/NumberInput'
import { UnitButton } from '../../../workbench/inputs/UnitButton'
import { useCoilWorkbench } from '../useCoilWorkbench'
import { OptimizeRange } from './Optimize'

const height = 'geometry.finnedHeight'
const length = 'geometry.finnedLength'
const face = 'Face, H × L'

/** Height and length of the fins on one line. The length has the unit of the height. */
export function FaceField() {
  const { form, messageAt } = useCoilWorkbench()
  const wrong = [height, length].find(path => messageAt(path as typeof height) !== undefined) as typeof height
  const nameOf = (path: typeof height | typeof length) => `${face}: ${measureAt(form.input, path).label}`
  return (
    <div className={`cw-f cw-f-2${wrong ? ' is-err' : ''}`}>
      <FieldLabel path={height} label={face} />
      <NumberInput path={height} label={nameOf(height)} />
      <span className="x" aria-hidden="true">
        ×
      </span>
      <NumberInput path={length} label={nameOf(length)} unitOf={height} />
      <UnitButton path={height} />
      {wrong && <FieldMessage path={wrong} message={messageAt(wrong)} />}
      <OptimizeRange path={height} label={face} />
    </div>
  )
}
