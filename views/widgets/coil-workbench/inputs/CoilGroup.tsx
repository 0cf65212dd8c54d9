import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import { changeRarely } from '../form/changeRarely'
import { useWorkbench } from '../WorkbenchContext'
import { EngineField } from './EngineField'
import { InputGroup } from './InputGroup'
import { SelectField } from './SelectField'
import { ToggleField } from './ToggleField'

/** What kind of coil it is, and who calculates it. */
export function CoilGroup() {
  const { form, change, canChooseEngine } = useWorkbench()
  const { engineVersion = 'original' } = form.input
  return (
    <InputGroup id="coil" title="Coil" icon="drawing">
      <SelectField
        path="coilType"
        onChoose={type =>
          void changeRarely(change, (form, { withCoilType }) => withCoilType(form, type as CoilInput['coilType']))
        }
      />
      {/* A coil of somebody who has the choice keeps the new engine, and says so. A link names also the usual one. */}
      {(canChooseEngine || engineVersion !== 'original') && <EngineField />}
      <ToggleField path="surfaceCondition" />
    </InputGroup>
  )
}
