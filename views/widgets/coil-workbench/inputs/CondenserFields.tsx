import { NumberField } from '../../../workbench/inputs/NumberField'
import { KindField } from './KindField'
import { RefrigerantField } from './RefrigerantField'

/** The inputs of a refrigerant that condenses or, above its critical pressure, is cooled. */
export function CondenserFields() {
  return (
    <>
      <RefrigerantField />
      <KindField
        of="refrigerant.at"
        label="Condensing is given by"
        ways={[
          ['dew-temperature', 'Temp', 'condensing temperature'],
          ['pressure', 'Press', 'inlet pressure'],
        ]}
      />
      <NumberField path="refrigerant.hotGasTemperature" />
      <KindField
        of="refrigerant.given"
        label="Refrigerant is given by"
        ways={[
          ['subcooling', 'SC', 'subcooling'],
          ['leaving-temperature', 'Temp', 'leaving temperature'],
          ['mass-flow', 'Flow', 'mass flow'],
        ]}
      />
    </>
  )
}
