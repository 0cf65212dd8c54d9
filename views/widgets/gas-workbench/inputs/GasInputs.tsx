import { valueAt } from '../../../../shared/tools/fields/paths'
import { Late } from '../../../workbench/frame/Late'
import { FieldsOf } from '../../../workbench/inputs/FieldsOf'
import { InputGroup } from '../../../workbench/inputs/InputGroup'
import { latePart } from '../../../workbench/state/latePart'
import { useGas } from '../useGas'
import { BesideField } from './BesideField'
import { CoilInputs } from './CoilInputs'
import { CompositionEditor } from './CompositionEditor'
import { NameField } from './NameField'
import { PureField } from './PureField'
import { StreamsEditor } from './StreamsEditor'

const named = (group: string, ...names: readonly string[]) => names.map(name => `${group}.${name}`)

/** Loaded for products of combustion, which are rare. */
const SharesField = latePart(async () => (await import('../../../workbench/inputs/SharesField')).SharesField)

/** All inputs of a gas. */
export function GasInputs() {
  const { form, gases } = useGas()
  const { kind } = form.input.gas
  return (
    <>
      <InputGroup id="gas" title="Gas" icon="flask">
        <FieldsOf paths={['gas.kind']} />
        <NameField />
        {kind === 'pure' && <PureField />}
        {kind === 'mixture' && <CompositionEditor />}
        {kind === 'products' && (
          <Late>
            {/* A fuel that is restored by an undo is shown anew. */}
            <SharesField
              key={JSON.stringify(valueAt(form.input, 'gas.fuel'))}
              path="gas.fuel"
              gases={gases.map(({ name }) => name)}
            />
          </Late>
        )}
        {kind === 'streams' && <StreamsEditor />}
        <FieldsOf paths={named('gas', 'excess', 'airHumidity', 'humidity')} />
      </InputGroup>
      <InputGroup id="state" title="State" icon="target">
        <FieldsOf paths={named('state', 'temperature', 'pressure', 'trioxide', 'hydrogenBromide', 'nitricAcid')} />
      </InputGroup>
      <CoilInputs />
      <InputGroup id="beside" title="Compared with" icon="compare">
        <BesideField />
      </InputGroup>
      <InputGroup id="table" title="Table" icon="spreadsheet">
        <FieldsOf paths={named('table', 'along', 'from', 'to', 'points')} />
      </InputGroup>
      <InputGroup id="fit" title="Fit" icon="figures" end="for coil tools" isFolded>
        <FieldsOf paths={named('fit', 'property', 'from', 'to', 'order')} />
      </InputGroup>
      <InputGroup id="combustion" title="Burning" icon="air" iconClass="c-hot" isFolded>
        <FieldsOf paths={named('combustion', 'excess', 'humidity', 'airTemperature')} />
      </InputGroup>
    </>
  )
}
