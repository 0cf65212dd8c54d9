import { FieldHelp } from '../../../workbench/inputs/FieldHelp'
import { NumberField } from '../../../workbench/inputs/NumberField'
import { Segments } from '../../../workbench/inputs/Segments'
import { withDistributor } from '../form/parts'
import { useCoilWorkbench } from '../useCoilWorkbench'
import { KindField } from './KindField'
import { RefrigerantField } from './RefrigerantField'

/** The inputs of a refrigerant that evaporates. */
export function EvaporatorFields() {
  const { form, change } = useCoilWorkbench()
  const hasDistributor = form.input.coilType === 'EVAP' && form.input.refrigerant.distributor !== undefined
  return (
    <>
      <RefrigerantField />
      <NumberField path="refrigerant.suctionTemperature" />
      <KindField
        of="refrigerant.given"
        label="Refrigerant is given by"
        ways={[
          ['superheat', 'SH', 'superheat'],
          ['mass-flow', 'Flow', 'mass flow'],
        ]}
      />
      <KindField
        of="refrigerant.inlet"
        label="Inlet is given by"
        ways={[
          ['liquid-temperature', 'Liquid', 'liquid temperature before the valve'],
          ['quality', 'x', 'quality behind the valve'],
        ]}
      />
      <div className="cw-f-row">
        <span className="lab">
          Distributor
          <FieldHelp path="refrigerant.distributor.nozzleDrop" label="Distributor" />
        </span>
        <Segments
          label="Distributor"
          isFilled
          value={hasDistributor ? 'given' : 'none'}
          choices={[
            { value: 'none', label: 'None' },
            { value: 'given', label: 'Given' },
          ]}
          onChoose={value => change(form => withDistributor(form, value === 'given'))}
        />
      </div>
      {hasDistributor && (
        <>
          <NumberField path="refrigerant.distributor.nozzleDrop" />
          <NumberField path="refrigerant.distributor.leadDrop" />
          <NumberField path="refrigerant.distributor.ratedFlow" />
        </>
      )}
    </>
  )
}
