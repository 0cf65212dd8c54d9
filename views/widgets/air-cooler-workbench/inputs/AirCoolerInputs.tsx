import { Late } from '../../../workbench/frame/Late'
import { FieldsOf } from '../../../workbench/inputs/FieldsOf'
import { InputGroup } from '../../../workbench/inputs/InputGroup'
import { SelectField } from '../../../workbench/inputs/SelectField'
import { latePart } from '../../../workbench/state/latePart'
import { withAirBasis, withGiven } from '../form/choices'
import { useAirCooler } from '../useAirCooler'
import { FanCurve } from './FanCurve'
import { FanField } from './FanField'
import { PlaceField } from './PlaceField'
import { RowsOfPasses } from './RowsOfPasses'

const named = (group: string, ...names: readonly string[]) => names.map(name => `${group}.${name}`)
const properties = ['temperature', 'density', 'heatCapacity', 'viscosity', 'conductivity']

/** Loaded for a gas, which is rare. */
const SharesField = latePart(async () => (await import('../../../workbench/inputs/SharesField')).SharesField)

/** All inputs of an air cooler. */
export function AirCoolerInputs() {
  const { form, change, rated, gases } = useAirCooler()
  const { process } = form.input
  const isOwn = process.kind === 'own'
  return (
    <>
      <InputGroup id="process" title="Process" icon="fluid" iconClass="c-hot" end="hot stream">
        <FieldsOf
          paths={named('process', 'kind', 'name', 'share', 'inert', 'inertShare', 'inertBasis', 'inertMethod')}
        />
        {process.kind === 'gas' && (
          <Late>
            <SharesField path="process.gases" gases={gases} namePath="process.name" />
          </Late>
        )}
        <SelectField
          path="process.given"
          onChoose={given => change(form => withGiven(form, given as typeof process.given, rated.rating))}
        />
        <FieldsOf paths={named('process', 'massFlow', 'inlet', 'outlet', 'heat', ...(isOwn ? [] : ['pressure']))} />
        <FieldsOf paths={['process.pourPoint']} />
        <FieldsOf paths={['limits.processDrop']} />
      </InputGroup>
      {isOwn && (
        <InputGroup id="own" title="Properties of the liquid" icon="flask" isFolded>
          <FieldsOf paths={properties.map(name => `process.own.cold.${name}`)} />
          <FieldsOf paths={properties.map(name => `process.own.hot.${name}`)} />
        </InputGroup>
      )}
      <InputGroup id="air" title="Air" icon="air" iconClass="c-cold" end="cold stream">
        <FieldsOf paths={named('air', 'dryBulb', 'winter', 'altitude')} />
        <SelectField
          path="air.flow.basis"
          onChoose={basis => change(form => withAirBasis(form, basis as never, rated.rating))}
        />
        <FieldsOf paths={['air.flow.value', 'air.recirculation']} />
      </InputGroup>
      <InputGroup id="unit" title="Unit" icon="geometry">
        <FieldsOf paths={['unit.bays', 'unit.bundlesPerBay', 'bundle.rows', 'bundle.passes']} />
        <RowsOfPasses />
        <FieldsOf paths={named('bundle', ...['tubesPerRow', 'tubeLength'])} />
      </InputGroup>
      <InputGroup id="bundle" title="Tubes and fins" icon="columns" isFolded>
        <FieldsOf
          paths={named(
            'bundle',
            ...['tubeDiameter', 'tubeWall', 'tubeMetal', 'transversePitch', 'longitudinalPitch', 'fins.kind'],
            ...[
              'fins.height',
              'fins.thickness',
              'fins.density',
              'fins.metal',
              'fins.surface',
              'nozzle',
              'nozzles',
              'fouling.process',
            ],
          )}
        />
        <FieldsOf paths={named('bundle.enhancement', ...['kind', 'pitch', 'thickness', 'wire', 'film', 'drop'])} />
      </InputGroup>
      <InputGroup id="fans" title="Fans" icon="air">
        <FanField />
        <FieldsOf paths={named('fans', ...['draft', 'perBay', 'diameter', 'tipSpeed'])} />
      </InputGroup>
      <InputGroup id="fans-more" title="Losses, fan curve" icon="filter" isFolded>
        <FieldsOf
          paths={named('fans', ...['efficiency', 'otherLosses', 'distance', 'driveEfficiency', 'motorEfficiency'])}
        />
        <FanCurve />
      </InputGroup>
      <InputGroup id="limits" title="Design and limits" icon="target" isFolded>
        {/* The rating of a liquid by its properties needs no pressure. */}
        <FieldsOf paths={named('process', ...(isOwn ? ['pressure'] : []), 'designPressure', 'designTemperature')} />
        <FieldsOf
          paths={named(
            'limits',
            ...['margin', 'airDrop', 'tipSpeed', 'soundPressure', 'soundPower', 'approach', 'pourMargin'],
            ...['fanPower', 'faceVelocity', 'width', 'length'],
          )}
        />
        <FieldsOf paths={['bundle.fouling.air', 'bundle.method']} />
      </InputGroup>
      <InputGroup id="site" title="Year" icon="pin" isFolded>
        <PlaceField />
        <FieldsOf paths={['control.setPoint', 'control.leastSpeed']} />
      </InputGroup>
      <InputGroup id="money" title="Prices and money" icon="spreadsheet" isFolded>
        <FieldsOf paths={named('money', 'electricityPrice', 'drives', 'escalation', 'discount', 'life')} />
      </InputGroup>
    </>
  )
}
