import { withKind } from '../form/kinds'
import { useWorkbench } from '../WorkbenchContext'
import { InputGroup } from './InputGroup'
import { NumberField } from './NumberField'
import { Segments } from './Segments'

const humidities = [
  { value: 'wet-bulb', label: 'WB', name: 'WB, wet bulb' },
  { value: 'relative-humidity', label: 'RH', name: 'RH, relative humidity' },
  { value: 'humidity-ratio', label: 'HR', name: 'HR, humidity ratio' },
]

export function AirGroup() {
  const { form, change, rated } = useWorkbench()
  const isHot = form.input.application === 'Cooling'
  const toggle = (
    <Segments
      label="Entering humidity as wet bulb, relative humidity or humidity ratio"
      value={form.input.air.humidity.kind as string}
      choices={humidities}
      onChoose={kind => change(form => withKind(form, 'air.humidity', kind, rated.rating))}
    />
  )
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
      <NumberField path="air.humidity.value" lead={toggle} />
      <NumberField path="air.pressure.value" />
      <NumberField path="limits.airPressureDrop" />
      <NumberField path="limits.faceVelocity" />
    </InputGroup>
  )
}
