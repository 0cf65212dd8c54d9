import { formatNumber } from '../../../../shared/display/formatNumber'
import { CatalogueField } from '../../../workbench/inputs/CatalogueField'
import { FieldsOf } from '../../../workbench/inputs/FieldsOf'
import { InputGroup } from '../../../workbench/inputs/InputGroup'
import { Segments } from '../../../workbench/inputs/Segments'
import { chooseUnit, loadCount, withCondensing, withLoads } from '../form/choices'
import { useEconomizer } from '../useEconomizer'
import { BoilerGroup } from './BoilerGroup'
import { FuelGroup } from './FuelGroup'

const ofBank = (part: string, names: readonly string[]) => names.map(name => `${part}.${name}`)

const main = ['arrangement', 'rows', 'tubesWide', 'tubeLength']
/** What a standard unit brings. */
const surface = [
  ...['layout', 'tubeDiameter', 'tubeWall', 'tubeMetal'],
  ...['fins.kind', 'fins.height', 'fins.density', 'fins.thickness', 'fins.segmentWidth', 'fins.metal'],
  ...['transversePitch', 'longitudinalPitch', 'circuits', 'flow'],
]
const rare = [
  ...['fouling.gas', 'fouling.water', 'bypass.gas', 'bypass.water', 'method', 'sootBlowerLanes', 'hasDampers'],
]

/** All inputs of an economizer. The page of stacks begins with the stack. */
export function EconomizerInputs() {
  const { isStackFirst } = useEconomizer()
  return (
    <>
      {isStackFirst && <StackGroup />}
      <BoilerGroup />
      <FuelGroup />
      <LoadGroup />
      <MeasuredGroup />
      <UnitGroup />
      <CondensingGroup />
      {!isStackFirst && <StackGroup isFolded />}
      <LimitGroup />
      <MoneyGroup />
      <OffDesignGroup />
    </>
  )
}

function StackGroup({ isFolded = false }: { isFolded?: boolean }) {
  return (
    <InputGroup id="stack" title="Stack" icon="geometry" isFolded={isFolded}>
      <FieldsOf paths={['stack.diameter', 'stack.height', 'stack.ambient']} />
    </InputGroup>
  )
}

const counts = ['1', '2', '3', '4'] as const
const names = ['first', 'second', 'third', 'fourth'] as const

/** The loads of the year with their hours. */
function LoadGroup() {
  const { form, change } = useEconomizer()
  const count = loadCount(form.input)
  const hours = Object.values(form.input.loads).reduce((sum, load) => sum + (load?.hours ?? 0), 0)
  return (
    <InputGroup id="loads" title="Loads and hours" icon="columns" end={`${formatNumber(hours, 0)} h a year`}>
      <div className="cw-f-row">
        <span className="lab">Loads</span>
        <Segments
          label="Number of loads"
          isFilled
          value={String(count) as (typeof counts)[number]}
          choices={counts.map(value => ({ value, label: value }))}
          onChoose={value => change(form => withLoads(form, Number(value)))}
        />
      </div>
      <FieldsOf paths={names.slice(0, count).flatMap(name => [`loads.${name}.load`, `loads.${name}.hours`])} />
    </InputGroup>
  )
}

/** What was measured at each load, where it was. */
function MeasuredGroup() {
  const { form } = useEconomizer()
  return (
    <InputGroup id="measured" title="Measured by load" icon="filter" isFolded>
      <FieldsOf
        paths={names
          .slice(0, loadCount(form.input))
          .flatMap(name => [`loads.${name}.oxygen`, `loads.${name}.stackTemperature`])}
      />
    </InputGroup>
  )
}

function UnitGroup() {
  const { form, change, standardUnits } = useEconomizer()
  const entries = standardUnits.records.map(({ series, model, rows, tubesWide }) => ({
    group: series,
    model,
    label: `${model}, ${rows} rows of ${tubesWide}`,
  }))
  const chosen = (model: string) => standardUnits.records.find(record => record.model === model)
  return (
    <>
      <InputGroup id="unit" title="Unit" icon="drawing">
        <CatalogueField
          path="unit.model"
          label="Standard unit"
          own="Own sizes"
          value={form.input.unit.model}
          entries={entries}
          isSample={standardUnits.isSample}
          onChoose={model => change(form => chooseUnit(form, chosen(model)))}
        />
        <FieldsOf paths={ofBank('unit', main)} />
      </InputGroup>
      <InputGroup id="unit-tubes" title="Tubes and fins" icon="columns" isFolded>
        <FieldsOf paths={ofBank('unit', surface)} />
      </InputGroup>
      <InputGroup id="unit-more" title="Dirt, by-pass, method" icon="filter" isFolded>
        <FieldsOf paths={ofBank('unit', rare)} />
      </InputGroup>
    </>
  )
}

const yesNo = [
  { value: 'no' as const, label: 'None' },
  { value: 'yes' as const, label: 'Condensing' },
]

/** A second bank behind the first, with its own water. */
function CondensingGroup() {
  const { form, change } = useEconomizer()
  const has = form.input.condensing !== undefined
  return (
    <InputGroup id="condensing" title="Second stage" icon="fluid" iconClass="c-cold" isFolded={!has}>
      <div className="cw-f-row">
        <span className="lab">Second stage</span>
        <Segments
          label="Second stage"
          isFilled
          value={has ? 'yes' : 'no'}
          choices={yesNo}
          onChoose={value => change(form => withCondensing(form, value === 'yes'))}
        />
      </div>
      {has && (
        <>
          <FieldsOf
            paths={['temperature', 'flow', 'pressure', 'isPumped', 'liquid', 'share'].map(
              name => `condensing.water.${name}`,
            )}
          />
          <FieldsOf paths={['condensing.installed', ...ofBank('condensing.bank', [...main, ...surface, ...rare])]} />
        </>
      )}
    </InputGroup>
  )
}

function LimitGroup() {
  return (
    <InputGroup id="limits" title="Limits" icon="target" isFolded>
      <FieldsOf
        paths={[
          'heat',
          'gasDrop',
          'gasOut',
          'dewMargin',
          'steamingMargin',
          'waterDrop',
          'height',
          'width',
          'weight',
        ].map(name => `limits.${name}`)}
      />
    </InputGroup>
  )
}

function MoneyGroup() {
  return (
    <>
      <InputGroup id="money" title="Money" icon="spreadsheet">
        <FieldsOf paths={['money.fuelPrice', 'money.installed']} />
      </InputGroup>
      <InputGroup id="money-more" title="Other prices, life" icon="spreadsheet" isFolded>
        <FieldsOf
          paths={[
            ...['electricityPrice', 'carbonPrice', 'incentive', 'escalation', 'discount', 'life', 'nitrogenOxides'],
          ].map(name => `money.${name}`)}
        />
      </InputGroup>
    </>
  )
}

function OffDesignGroup() {
  return (
    <InputGroup id="offDesign" title="Off design" icon="compare" isFolded>
      <FieldsOf paths={['winterWater', 'dirt', 'otherFuel', 'otherOxygen'].map(name => `offDesign.${name}`)} />
    </InputGroup>
  )
}
