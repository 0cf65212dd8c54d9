import { Icon } from '../../../components/Icon'
import { withApplication } from '../form/application'
import { useWorkbench } from '../WorkbenchContext'
import { AirGroup } from './AirGroup'
import { FluidGroup } from './FluidGroup'
import { GeometryGroup } from './GeometryGroup'
import { InputGroup } from './InputGroup'
import { NumberField } from './NumberField'
import { Segments } from './Segments'

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

interface InputRailProps {
  onCalculate: () => void
  onReset: () => void
}

/** The left pane: everything that is asked of the coil. */
export function InputRail({ onCalculate, onReset }: InputRailProps) {
  const { form, change } = useWorkbench()
  return (
    <section className="cw-rail" aria-labelledby="wb-inputs">
      <h2 className="visually-hidden" id="wb-inputs">
        Inputs
      </h2>
      <div className="cw-rail-top">
        <Segments
          label="Coil application"
          isFilled
          className="flex-grow-1"
          value={form.input.application}
          choices={applications}
          onChoose={application => change(form => withApplication(form, application))}
        />
      </div>
      <div className="cw-rail-scroll">
        <AirGroup />
        <FluidGroup />
        <InputGroup id="required" title="Required" icon="target">
          <NumberField path="limits.capacity" />
        </InputGroup>
        <GeometryGroup />
        <InputGroup id="resistances" title="Resistances" icon="columns">
          <NumberField path="resistances.insideFouling" />
          <NumberField path="resistances.outsideFouling" />
          <NumberField path="resistances.bond" />
        </InputGroup>
      </div>
      <div className="cw-rail-foot">
        <button className="btn btn-primary" type="button" onClick={onCalculate}>
          <Icon name="play" size="sm" />
          Calculate
        </button>
        <button className="btn btn-outline-secondary" type="button" onClick={onReset}>
          Reset
        </button>
        <span className="cw-xs cw-muted ms-auto">Ctrl Enter</span>
      </div>
    </section>
  )
}
