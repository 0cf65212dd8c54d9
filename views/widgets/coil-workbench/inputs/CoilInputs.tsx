import { isBare } from '../../../../shared/coils/document/coilTypes'
import { InputGroup } from '../../../workbench/inputs/InputGroup'
import { NumberField } from '../../../workbench/inputs/NumberField'
import { useCoilWorkbench } from '../useCoilWorkbench'
import { AirGroup } from './AirGroup'
import { CoilGroup } from './CoilGroup'
import { FluidGroup } from './FluidGroup'
import { FinGroup, MethodGroup, TubeGroup } from './FoldedGroups'
import { GeometryGroup } from './GeometryGroup'
import { RequiredGroup } from './RequiredGroup'

/** All inputs of a coil. */
export function CoilInputs() {
  const { form } = useCoilWorkbench()
  return (
    <>
      <CoilGroup />
      <AirGroup />
      <FluidGroup />
      {!isBare(form.input) && <RequiredGroup />}
      <GeometryGroup />
      <FinGroup />
      <TubeGroup />
      <InputGroup id="resistances" title="Resistances" icon="columns" isFolded>
        <NumberField path="resistances.insideFouling" />
        <NumberField path="resistances.outsideFouling" />
        <NumberField path="resistances.bond" />
      </InputGroup>
      <MethodGroup />
    </>
  )
}
