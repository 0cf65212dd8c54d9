import { InputGroup } from '../../../workbench/inputs/InputGroup'
import { NumberField } from '../../../workbench/inputs/NumberField'
import { SelectField } from '../../../workbench/inputs/SelectField'
import { CircuitingField } from './CircuitingField'
import { FaceField } from './FaceField'
import { TubeField } from './TubeField'

export function GeometryGroup({ isFolded = false }) {
  return (
    <InputGroup id="geometry" title="Geometry" icon="geometry" isFolded={isFolded}>
      <FaceField />
      <SelectField path="geometry.rows" />
      <NumberField path="geometry.finPitch" />
      <CircuitingField />
      <TubeField />
      <SelectField path="geometry.tubeMaterial" />
      <SelectField path="geometry.finMaterial" />
      <SelectField path="geometry.finSurface" />
    </InputGroup>
  )
}
