import { useState } from 'react'
import type { UnitSystem } from '../../../../shared/display/units'
import { valueAt } from '../../../../shared/tools/fields/paths'
import { unitAt, withUnit } from '../../../workbench/form/form'
import { InputGroup } from '../../../workbench/inputs/InputGroup'
import { NumberField } from '../../../workbench/inputs/NumberField'
import { Segments } from '../../../workbench/inputs/Segments'
import { chosenRequired, givenRequired, requiredPaths, withRequired } from '../form/required'
import { useCoilWorkbench } from '../useCoilWorkbench'

const ways = [
  { value: 'BTU_HR', label: 'Btu/h', name: 'Btu/h, capacity in Btu/h' },
  { value: 'KW', label: 'kW', name: 'kW, capacity in kW' },
  { value: 'LEAVING_AIR', label: 'LAT', name: 'LAT, leaving air temperature' },
]

const units: Readonly<Record<string, string>> = { BTU_HR: 'MBH', KW: 'kW' }
const usual: Readonly<Record<UnitSystem, string>> = { IP: 'BTU_HR', SI: 'KW' }

/** The required performance: a capacity, or the leaving air. A document with both shows both. */
export function RequiredGroup() {
  const { form, change } = useCoilWorkbench()
  // Fixed when the coil is opened, so that a field that is emptied to type a new value does not disappear.
  const [given] = useState(() => givenRequired(form))
  const required = chosenRequired(form) ?? given
  const [first, ...more] = requiredPaths[required]
  const isGiven = (path: string) => valueAt(form.input, path) !== undefined
  const others = requiredPaths[required === 'capacity' ? 'leavingAir' : 'capacity'].filter(isGiven)
  const unit = unitAt(form, 'limits.capacity')
  const byUnit = Object.entries(units).find(([, each]) => each === unit)?.[0] ?? usual[form.system]
  const toggle = (
    <Segments
      label="Required by capacity or by leaving air temperature"
      value={required === 'leavingAir' ? 'LEAVING_AIR' : byUnit}
      choices={ways}
      onChoose={way => {
        const chosen = units[way]
        change(form =>
          chosen
            ? withUnit(withRequired(form, 'capacity'), 'limits.capacity', chosen)
            : withRequired(form, 'leavingAir'),
        )
      }}
    />
  )
  return (
    <InputGroup id="required" title="Required" icon="target">
      <NumberField path={first} lead={toggle} />
      {[...more, ...others].map(path => (
        <NumberField key={path} path={path} />
      ))}
    </InputGroup>
  )
}
