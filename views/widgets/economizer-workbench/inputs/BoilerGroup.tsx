import { formatNumber } from '../../../../shared/display/formatNumber'
import { CatalogueField } from '../../../workbench/inputs/CatalogueField'
import { FieldsOf } from '../../../workbench/inputs/FieldsOf'
import { InputGroup } from '../../../workbench/inputs/InputGroup'
import { chooseBoiler } from '../form/choices'
import { useEconomizer } from '../useEconomizer'
import { KindSelect } from './KindSelect'

/** The boiler, from the catalogue or one's own, and its feedwater. */
export function BoilerGroup() {
  const { form, change, boilers } = useEconomizer()
  const entries = boilers.records.map(({ maker, series, model, horsepower }) => ({
    group: `${maker}, ${series}`,
    model,
    label: `${model}, ${formatNumber(horsepower, 0)} BHP`,
  }))
  return (
    <>
      <InputGroup id="boiler" title="Boiler" icon="heating">
        <CatalogueField
          path="boiler.model"
          label="Model"
          own="Own boiler"
          value={form.input.boiler.model}
          entries={entries}
          isSample={boilers.isSample}
          onChoose={model =>
            change(form =>
              chooseBoiler(
                form,
                boilers.records.find(record => record.model === model),
              ),
            )
          }
        />
        <KindSelect of="boiler.size" />
        <FieldsOf paths={['boiler.pressure', 'boiler.supply', 'water.temperature', 'water.flow']} />
      </InputGroup>
      <InputGroup id="feedwater" title="Feedwater, losses" icon="fluid" iconClass="c-cold" isFolded>
        <FieldsOf
          paths={[
            'boiler.blowdown',
            'boiler.radiation',
            ...['feed', 'pressure', 'liquid', 'share'].map(name => `water.${name}`),
          ]}
        />
      </InputGroup>
    </>
  )
}
