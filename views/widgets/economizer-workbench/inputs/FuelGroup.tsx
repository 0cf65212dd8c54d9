import { formatPercent } from '../../../../shared/display/formatNumber'
import { fuelGases } from '../../../../shared/economizer/document/fuelGases'
import { valueAt } from '../../../../shared/tools/fields/paths'
import { Late } from '../../../workbench/frame/Late'
import { FieldsOf } from '../../../workbench/inputs/FieldsOf'
import { InputGroup } from '../../../workbench/inputs/InputGroup'
import { latePart } from '../../../workbench/state/latePart'
import { useEconomizer } from '../useEconomizer'
import { KindChoice } from './KindChoice'
import { KindSelect } from './KindSelect'

const ofMass = ['C', 'H', 'O', 'N', 'S', 'Cl', 'ash', 'water'].map(part => `fuel.analysis.${part}`)

/** Loaded for a fuel of one's own, which is rare. */
const SharesField = latePart(async () => (await import('../../../workbench/inputs/SharesField')).SharesField)

/** The fuel, its air, and how hot its gas leaves. */
export function FuelGroup() {
  const { form } = useEconomizer()
  const { fuel } = form.input
  const sum = ofMass.reduce((all, path) => all + Number(valueAt(form.input, path) ?? 0), 0)
  return (
    <>
      <InputGroup id="fuel" title="Fuel and stack gas" icon="air" iconClass="c-hot" end="hot stream">
        <FieldsOf paths={['fuel.kind', 'fuel.name', 'fuel.hydrogen', 'fuel.higherHeatingValue']} />
        {fuel.kind === 'own-gas' && (
          <Late>
            <SharesField path="fuel.gases" gases={fuelGases} namePath="fuel.name" />
          </Late>
        )}
        {fuel.kind === 'own-mass' && (
          <>
            <FieldsOf paths={ofMass} />
            <p className="cw-xs cw-muted mb-1">By mass, together {formatPercent(sum, 2)}</p>
          </>
        )}
        <KindSelect of="air.given" />
        <KindChoice
          of="boiler.firing"
          label="Gas leaves the boiler by"
          ways={[
            ['stack-temperature', 'Stack', 'temperature of the stack'],
            ['efficiency', 'Eff.', 'efficiency of the boiler'],
          ]}
        />
      </InputGroup>
      <InputGroup id="air" title="Combustion air" icon="air" isFolded>
        <FieldsOf paths={['air.temperature', 'air.altitude', 'air.humidity', 'air.trioxideShare']} />
      </InputGroup>
    </>
  )
}
