import { isBare, isEvaporator, isFluid, isSteam, tubeSideName } from '../../../../shared/coils/document/coilTypes'
import { InputGroup } from '../../../workbench/inputs/InputGroup'
import { NumberField } from '../../../workbench/inputs/NumberField'
import { useCoilWorkbench } from '../useCoilWorkbench'
import { CondenserFields } from './CondenserFields'
import { EvaporatorFields } from './EvaporatorFields'
import { FluidFields } from './FluidFields'
import { SteamFields } from './SteamFields'

/** The inputs of the fluid in the tubes, by type of coil. */
export function FluidGroup() {
  const { input } = useCoilWorkbench().form
  if (isBare(input)) return null
  const isHot = input.application === 'Heating'
  return (
    <InputGroup
      id="fluid"
      title={tubeSideName(input)}
      icon="fluid"
      iconClass={isHot ? 'c-hot' : 'c-cold'}
      end={isHot ? 'hot stream' : 'cold stream'}
    >
      {isFluid(input) && <FluidFields />}
      {isSteam(input) && <SteamFields />}
      {isEvaporator(input) && <EvaporatorFields />}
      {(input.coilType === 'COND' || input.coilType === 'REHEAT') && <CondenserFields />}
      <NumberField path="limits.fluidPressureDrop" />
      {isFluid(input) && <NumberField path="fluid.pressure" />}
    </InputGroup>
  )
}
