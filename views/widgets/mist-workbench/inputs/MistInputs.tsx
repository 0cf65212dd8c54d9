import { formatNumber } from '../../../../shared/display/formatNumber'
import { CatalogueField } from '../../../workbench/inputs/CatalogueField'
import { FieldsOf } from '../../../workbench/inputs/FieldsOf'
import { InputGroup } from '../../../workbench/inputs/InputGroup'
import { chooseNozzle } from '../form/choices'
import { useMist } from '../useMist'
import { MachineFrom } from './MachineFrom'
import { PlaceField } from './PlaceField'
import { WeatherFile } from './WeatherFile'

/** All inputs of a mist. */
export function MistInputs() {
  return (
    <>
      <InputGroup id="site" title="Place" icon="pin">
        <PlaceField />
        <WeatherFile />
        <FieldsOf paths={['site.dryBulb', 'site.wetBulb', 'site.altitude']} />
      </InputGroup>
      <InputGroup id="machine" title="Machine" icon="cooling" iconClass="c-cold">
        <MachineFrom />
        <FieldsOf
          paths={['kind', 'ratedPower', 'ratedAt', 'slope', 'load', 'leastAir'].map(name => `machine.${name}`)}
        />
      </InputGroup>
      <InputGroup id="intake" title="Intake" icon="air">
        <FieldsOf paths={['airflow', 'face', 'distance'].map(name => `intake.${name}`)} />
      </InputGroup>
      <SprayGroup />
      <InputGroup id="limits" title="Limits" icon="target">
        <FieldsOf paths={['leaving', 'water', 'nozzles'].map(name => `limits.${name}`)} />
      </InputGroup>
      <InputGroup id="control" title="Control" icon="clock" isFolded>
        <FieldsOf paths={['control.lockout', 'control.depression']} />
      </InputGroup>
      <InputGroup id="water" title="Water" icon="fluid" iconClass="c-cold" isFolded>
        <FieldsOf paths={['hardness', 'dissolved', 'isRecirculated'].map(name => `water.${name}`)} />
      </InputGroup>
      <InputGroup id="money" title="Prices and money" icon="spreadsheet">
        <FieldsOf paths={['electricityPrice', 'waterPrice', 'installed'].map(name => `money.${name}`)} />
      </InputGroup>
      <InputGroup id="money-more" title="Other prices, life" icon="spreadsheet" isFolded>
        <FieldsOf
          paths={[
            ...[
              'demandPrice',
              'sewerPrice',
              'treatmentPrice',
              'incentive',
              'carbonIntensity',
              'carbonPrice',
              'escalation',
              'discount',
              'life',
            ],
          ].map(name => `money.${name}`)}
        />
      </InputGroup>
    </>
  )
}

const bar = 1e5
const micrometre = 1e-6

/** The nozzles, and how well they cool. */
function SprayGroup() {
  const { form, change, nozzles } = useMist()
  const entries = nozzles.records.map(({ model, pressure, sauter }) => ({
    group: `${formatNumber(pressure / bar, 0)} bar`,
    model,
    label: `${model}, ${formatNumber(sauter / micrometre, 0)} µm`,
  }))
  return (
    <>
      <InputGroup id="spray" title="Spray" icon="fluid">
        <FieldsOf paths={['spray.effectiveness', 'spray.pressure', 'spray.stages']} />
        <CatalogueField
          path="spray.nozzle.model"
          label="Nozzle"
          own="Own nozzle"
          value={form.input.spray.nozzle.model}
          entries={entries}
          isSample={nozzles.isSample}
          onChoose={model =>
            change(form =>
              chooseNozzle(
                form,
                nozzles.records.find(record => record.model === model),
              ),
            )
          }
        />
      </InputGroup>
      <InputGroup id="nozzle" title="Droplets" icon="filter" isFolded>
        <FieldsOf
          paths={[...['flow', 'pressure', 'sauter'].map(name => `spray.nozzle.${name}`), 'spray.evaporatedShare']}
        />
      </InputGroup>
    </>
  )
}
