import type { KeyboardEvent } from 'react'
import { applicationsOf, isBare } from '../../../../shared/coils/document/coilTypes'
import { Icon } from '../../../components/Icon'
import { changeRarely, expectRareChanges } from '../form/changeRarely'
import { useWorkbench } from '../WorkbenchContext'
import { AirGroup } from './AirGroup'
import { CoilGroup } from './CoilGroup'
import { helpOf } from './FieldHelp'
import { FinGroup } from './FinGroup'
import { FluidGroup } from './FluidGroup'
import { GeometryGroup } from './GeometryGroup'
import { InputGroup } from './InputGroup'
import { MethodGroup } from './MethodGroup'
import { NumberField } from './NumberField'
import { RequiredGroup } from './RequiredGroup'
import { Segments } from './Segments'
import { TubeGroup } from './TubeGroup'

const applications = [
  {
    value: 'Cooling' as const,
    label: (
      <>
        <Icon name="cooling" size="sm" />
        Cooling
      </>
    ),
  },
  {
    value: 'Heating' as const,
    label: (
      <>
        <Icon name="heating" size="sm" />
        Heating
      </>
    ),
  },
]

/** F1 in a field asks what it means. */
function askByKey(event: KeyboardEvent) {
  const help = event.key === 'F1' ? helpOf(event.target as HTMLElement) : null
  if (!help) return
  event.preventDefault()
  help.click()
}

interface InputRailProps {
  onCalculate: () => void
  onReset: () => void
}

/** The left pane: everything that is asked of the coil. */
export function InputRail({ onCalculate, onReset }: InputRailProps) {
  const { form, change } = useWorkbench()
  const possible = applicationsOf(form.input.coilType)
  return (
    <section className="cw-rail" aria-labelledby="wb-inputs" onFocus={expectRareChanges} onKeyDown={askByKey}>
      <h2 className="visually-hidden" id="wb-inputs">
        Inputs
      </h2>
      <div className="cw-rail-top">
        <Segments
          label="Coil application"
          isFilled
          className="flex-grow-1"
          value={form.input.application}
          choices={applications.map(choice => ({ ...choice, isDisabled: !possible.includes(choice.value) }))}
          onChoose={application =>
            void changeRarely(change, (form, { withApplication }) => withApplication(form, application))
          }
        />
      </div>
      <div className="cw-rail-scroll">
        <CoilGroup />
        <AirGroup />
        <FluidGroup />
        {!isBare(form.input) && <RequiredGroup />}
        <GeometryGroup />
        <FinGroup />
        <TubeGroup />
        <InputGroup id="resistances" title="Resistances" icon="columns">
          <NumberField path="resistances.insideFouling" />
          <NumberField path="resistances.outsideFouling" />
          <NumberField path="resistances.bond" />
        </InputGroup>
        <MethodGroup />
      </div>
      <div className="cw-rail-foot">
        <button className="btn btn-primary" type="button" onClick={onCalculate}>
          <Icon name="play" size="sm" />
          Calculate
        </button>
        <button className="btn btn-outline-secondary" type="button" onClick={onReset}>
          Reset
        </button>
        <span className="cw-xs cw-muted ms-auto">F1 explains</span>
      </div>
    </section>
  )
}
