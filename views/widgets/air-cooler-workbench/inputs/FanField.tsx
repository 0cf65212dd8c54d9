import { CatalogueField } from '../../../workbench/inputs/CatalogueField'
import { fanName, withFan } from '../form/choices'
import { useAirCooler } from '../useAirCooler'

/** The fan of the catalogue, which fills in diameter, tip speed and curve. */
export function FanField() {
  const { form, change, fans, reader } = useAirCooler()
  const { fan } = form.input.fans
  return (
    <CatalogueField
      path="fans.fan"
      label="Fan"
      own="Own fan"
      value={fan && fanName(fan)}
      entries={fans.records.map(record => ({
        group: record.maker,
        model: fanName(record),
        label: `${record.model}, ${reader.full(record.diameter, 'plantLength')}, ${record.impeller}`,
      }))}
      isSample={fans.isSample}
      onChoose={name =>
        change(form =>
          withFan(
            form,
            fans.records.find(record => fanName(record) === name),
          ),
        )
      }
    />
  )
}
