import { useState } from 'react'
import type { UnitSystem } from '../../../../shared/designs/document/coilDocument'
import { unitAt, withUnit } from '../form/form'
import { useWorkbench } from '../WorkbenchContext'
import { InputGroup } from './InputGroup'
import { NumberField } from './NumberField'
import { Segments } from './Segments'

const ways = [
  { value: 'BTU_HR', label: 'Btu/h', name: 'Btu/h, capacity in Btu/h' },
  { value: 'KW', label: 'kW', name: 'kW, capacity in kW' },
  { value: 'LEAVING_AIR', label: 'LAT', name: 'LAT, leaving air temperature' },
]

const units: Readonly<Record<string, string>> = { BTU_HR: 'MBH', KW: 'kW' }
const usual: Readonly<Record<UnitSystem, string>> = { IP: 'BTU_HR', SI: 'KW' }

/** What the coil must do: a capacity, or the temperature at which its air leaves. */
export function RequiredGroup() {
  const { form, change } = useWorkbench()
  const { limits = {} } = form.input
  const [isByAir, setByAir] = useState(limits.leavingDryBulb !== undefined && limits.capacity === undefined)
  const unit = unitAt(form, 'limits.capacity')
  const byUnit = Object.entries(units).find(([, each]) => each === unit)?.[0] ?? usual[form.system]
  const toggle = (
    <Segments
      label="Required by capacity or by leaving air temperature"
      value={isByAir ? 'LEAVING_AIR' : byUnit}
      choices={ways}
      onChoose={way => {
        const chosen = units[way]
        setByAir(!chosen)
        if (chosen) change(form => withUnit(form, 'limits.capacity', chosen))
      }}
    />
  )
  return (
    <InputGroup id="required" title="Required" icon="target">
      <NumberField path={isByAir ? 'limits.leavingDryBulb' : 'limits.capacity'} lead={toggle} />
    </InputGroup>
  )
}
