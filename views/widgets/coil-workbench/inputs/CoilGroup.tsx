import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import { InputGroup } from '../../../workbench/inputs/InputGroup'
import { SelectField } from '../../../workbench/inputs/SelectField'
import { ToggleField } from '../../../workbench/inputs/ToggleField'
import { changeRarely } from '../form/changeRarely'
import { useCoilWorkbench } from '../useCoilWorkbench'
import { EngineField } from './EngineField'

/** The type of the coil, and the engine that rates it. */
export function CoilGroup() {
  const { form, change, canChooseEngine } = useCoilWorkbench()
  const { engineVersion = 'original' } = form.input
  return (
    <InputGroup id="coil" title="Coil" icon="drawing">
      <SelectField
        path="coilType"
        onChoose={type =>
          void changeRarely(change, (form, { withCoilType }) => withCoilType(form, type as CoilInput['coilType']))
        }
      />
      {/* A coil that was saved with the new engine keeps it and says so, even for readers without the choice. */}
      {(canChooseEngine || engineVersion !== 'original') && <EngineField />}
      <ToggleField path="surfaceCondition" />
    </InputGroup>
  )
}
