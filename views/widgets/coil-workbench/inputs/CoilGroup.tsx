import { EngineField } from './EngineField'
import { InputGroup } from './InputGroup'
import { SelectField } from './SelectField'
import { ToggleField } from './ToggleField'

/** What kind of coil it is, and who calculates it. */
export function CoilGroup() {
  return (
    <InputGroup id="coil" title="Coil" icon="target">
      <SelectField path="coilType" />
      <EngineField />
      <ToggleField path="surfaceCondition" />
    </InputGroup>
  )
}
