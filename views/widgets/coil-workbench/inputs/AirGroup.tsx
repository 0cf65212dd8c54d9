import { InputGroup } from '../../../workbench/inputs/InputGroup'
import { NumberField } from '../../../workbench/inputs/NumberField'
import { useCoilWorkbench } from '../useCoilWorkbench'
import { KindField } from './KindField'

export function AirGroup() {
  const { form } = useCoilWorkbench()
  const isHot = form.input.application === 'Cooling'
  return (
    <InputGroup
      id="air"
      title="Air side"
      icon="air"
      iconClass={isHot ? 'c-hot' : 'c-cold'}
      end={isHot ? 'hot stream' : 'cold stream'}
    >
      <NumberField path="air.flow.value" />
      <NumberField path="air.dryBulb" />
      <KindField
        of="air.humidity"
        label="Entering humidity as wet bulb, relative humidity or humidity ratio"
        ways={[
          ['wet-bulb', 'WB', 'wet bulb'],
          ['relative-humidity', 'RH', 'relative humidity'],
          ['humidity-ratio', 'HR', 'humidity ratio'],
        ]}
      />
      <NumberField path="air.pressure.value" />
      <NumberField path="limits.airPressureDrop" />
      <NumberField path="limits.faceVelocity" />
    </InputGroup>
  )
}
