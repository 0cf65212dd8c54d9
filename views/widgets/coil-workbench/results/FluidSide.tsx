import type { CoilRating } from '../../../../engine/coils/coil'
import { formatNumber } from '../../../../shared/display/formatNumber'
import type { Quantity } from '../../../../shared/display/units'
import { useWorkbench } from '../WorkbenchContext'
import { type Fact, Facts } from './Facts'
import { Resistances } from './Resistances'
import { StateTable } from './StateTable'

const parts = [
  ['Tubes', 'tubes'],
  ['Return bends', 'bends'],
  ['Headers', 'headers'],
  ['Connections', 'connections'],
] as const

export function FluidSide({ rating }: { rating: CoilRating }) {
  const { reader, rated } = useWorkbench()
  const { number, label } = reader
  const { fluid } = rating
  const of = (name: string, value: number, quantity: Quantity): Fact => [name, number(value, quantity), label(quantity)]
  return (
    <section aria-labelledby="wb-fluid-results">
      <StateTable
        id="wb-fluid-results"
        title={`Fluid side, ${rated.ratedInput.fluid.name.toLowerCase()}`}
        caption="Fluid entering and leaving"
        rows={[['Temperature', fluid.enteringTemperature, fluid.leavingTemperature, 'temperature']]}
      />
      <Facts
        facts={[
          of('Flow', fluid.volumeFlow, 'volumeFlow'),
          of('Mass flow', fluid.massFlow, 'massFlow'),
          of('Tube velocity', fluid.tubeVelocity, 'fluidVelocity'),
          of('Coefficient', fluid.coefficient, 'heatTransferCoefficient'),
          ['Reynolds number', formatNumber(fluid.reynolds, 0)],
        ]}
      />
      <table className="table wb-states">
        <caption className="visually-hidden">Fluid pressure drop by part</caption>
        <thead>
          <tr>
            <th scope="col">Pressure drop</th>
            <th scope="col" className="cw-num">
              {label('fluidPressureDrop')}
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map(([name, key]) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td className="cw-num">{number(fluid.pressureDrop[key], 'fluidPressureDrop')}</td>
            </tr>
          ))}
          <tr className="wb-sum">
            <th scope="row">Total</th>
            <td className="cw-num">{number(fluid.pressureDrop.total, 'fluidPressureDrop')}</td>
          </tr>
        </tbody>
      </table>
      <Resistances rating={rating} />
    </section>
  )
}
