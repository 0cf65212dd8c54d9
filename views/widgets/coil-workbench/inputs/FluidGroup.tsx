import { withKind } from '../form/kinds'
import { useWorkbench } from '../WorkbenchContext'
import { InputGroup } from './InputGroup'
import { NumberField } from './NumberField'
import { Segments } from './Segments'
import { SelectField } from './SelectField'

const ways = [
  { value: 'flow', label: 'Flow' },
  { value: 'leaving-temperature', label: 'Leaving', name: 'Leaving temperature' },
]

export function FluidGroup() {
  const { form, change, rated } = useWorkbench()
  const { application, fluid } = form.input
  const isHot = application === 'Heating'
  const toggle = (
    <Segments
      label="Fluid is given by"
      value={fluid.given.kind === 'leaving-temperature' ? 'leaving-temperature' : 'flow'}
      choices={ways}
      onChoose={way => {
        const kind = way === 'flow' ? 'volume-flow' : way
        change(form => withKind(form, 'fluid.given', kind, rated.rating))
      }}
    />
  )
  return (
    <InputGroup
      id="fluid"
      title="Fluid side"
      icon="fluid"
      iconClass={isHot ? 'c-hot' : 'c-cold'}
      end={isHot ? 'hot stream' : 'cold stream'}
    >
      <SelectField path="fluid.name" />
      <NumberField path="fluid.enteringTemperature" />
      <NumberField path="fluid.given.value" lead={toggle} />
      <NumberField path="limits.fluidPressureDrop" />
      <NumberField path="fluid.pressure" />
    </InputGroup>
  )
}
