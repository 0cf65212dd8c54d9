import { lazy } from 'react'
import { isSolution } from '../../../../shared/designs/coilTypes'
import { mixtures } from '../../../../shared/designs/fluidChoices'
import { Late } from '../frame/Late'
import { useWorkbench } from '../WorkbenchContext'
import { KindField } from './KindField'
import { NumberField } from './NumberField'
import { SelectField } from './SelectField'
import { ToggleField } from './ToggleField'

/** Fetched for a mixture of gases: few have one. */
const MixtureField = lazy(async () => ({ default: (await import('./MixtureField')).MixtureField }))

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
      {name in mixtures && (
        <Late>
          <MixtureField key={name} />
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
