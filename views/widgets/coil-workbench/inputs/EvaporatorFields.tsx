import { withDistributor } from '../form/parts'
import { useWorkbench } from '../WorkbenchContext'
import { FieldHelp } from './FieldHelp'
import { KindField } from './KindField'
import { NumberField } from './NumberField'
import { RefrigerantField } from './RefrigerantField'
import { Segments } from './Segments'

/** A refrigerant that boils. */
export function EvaporatorFields() {
  const { form, change } = useWorkbench()
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
