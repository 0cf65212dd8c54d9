import { InputGroup } from '../../../workbench/inputs/InputGroup'
import { NumberField } from '../../../workbench/inputs/NumberField'
import { SelectField } from '../../../workbench/inputs/SelectField'
import { CircuitingField } from './CircuitingField'
import { FaceField } from './FaceField'
import { TubeField } from './TubeField'

export function GeometryGroup() {
  return (
    <InputGroup id="geometry" title="Geometry" icon="geometry">
      <FaceField />
      <SelectField path="geometry.rows" />
      <NumberField path="geometry.finPitch" />
      <CircuitingField />
      <TubeField />
      <SelectField path="geometry.tubePattern" />
      <SelectField path="geometry.tubeMaterial" />
      <NumberField path="geometry.tubeWall" />
      <SelectField path="geometry.finMaterial" />
      <NumberField path="geometry.finThickness" />
      <SelectField path="geometry.finSurface" />
    </InputGroup>
  )
}
