import { isSolution } from '../../../../shared/designs/coilTypes'
import { mixtures } from '../../../../shared/designs/fluidChoices'
import { useWorkbench } from '../WorkbenchContext'
import { KindField } from './KindField'
import { MixtureField } from './MixtureField'
import { NumberField } from './NumberField'
import { SelectField } from './SelectField'
import { ToggleField } from './ToggleField'

/** A fluid that stays what it is: water, a solution, an oil, a gas. */
export function FluidFields() {
  const { input } = useWorkbench().form
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
      {name in mixtures && <MixtureField key={name} />}
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
