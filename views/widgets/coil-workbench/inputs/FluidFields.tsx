import { isOwnFluid, isSolution } from '../../../../shared/coils/document/coilTypes'
import { mixtures } from '../../../../shared/coils/document/fluidChoices'
import { Late } from '../../../workbench/frame/Late'
import { NumberField } from '../../../workbench/inputs/NumberField'
import { SelectField } from '../../../workbench/inputs/SelectField'
import { ToggleField } from '../../../workbench/inputs/ToggleField'
import { latePart } from '../../../workbench/state/latePart'
import { useCoilWorkbench } from '../useCoilWorkbench'
import { KindField } from './KindField'

/** Loaded for a gas mixture or the user's own fluid, which are rare. */
const rare = () => import('./rareFluidFields')
const MixtureField = latePart(async () => (await rare()).MixtureField)
const OwnFluidField = latePart(async () => (await rare()).OwnFluidField)

/** The inputs of a single-phase fluid: water, a solution, an oil, a gas. */
export function FluidFields() {
  const { input } = useCoilWorkbench().form
  const name = input.coilType === 'FLUID' ? input.fluid.name : ''
  return (
    <>
      <SelectField path="fluid.name" />
      {isSolution(input) && (
        <>
          <NumberField path="fluid.share" />
          <ToggleField path="fluid.basis" />
        </>
      )}
      {name in mixtures && (
        <Late>
          <MixtureField key={name} />
        </Late>
      )}
      {isOwnFluid(input) && (
        <Late>
          <OwnFluidField />
        </Late>
      )}
      <NumberField path="fluid.enteringTemperature" />
      <KindField
        of="fluid.given"
        label="Fluid is given by"
        ways={[
          ['volume-flow', 'Flow', 'flow rate'],
          ['leaving-temperature', 'Temp', 'leaving temperature'],
          ['capacity', 'Duty', 'capacity'],
        ]}
      />
    </>
  )
}
