import type { CoilRating } from '../../../../engine/coils/coil'
import { tubeSideTitle } from '../../../../shared/coils/document/coilTypes'
import {
  fluidDropFacts,
  fluidFacts,
  fluidStateRows,
  phaseFacts,
  tubeDropQuantity,
} from '../../../../shared/coils/facts/coilFacts'
import { tubePurposes } from '../../../../shared/coils/facts/resultMethods'
import { Facts } from '../../../workbench/results/Facts'
import { StateTable } from '../../../workbench/results/StateTable'
import { Why } from '../../../workbench/results/Why'
import { useCoilWorkbench } from '../useCoilWorkbench'
import { Resistances } from './Resistances'

export function FluidSide({ rating }: { rating: CoilRating }) {
  const { reader, rated } = useCoilWorkbench()
  const drops = fluidDropFacts(rating, reader)
  return (
    <section aria-labelledby="wb-fluid-results">
      <StateTable
        id="wb-fluid-results"
        title={tubeSideTitle(rated.ratedInput)}
        caption="Fluid entering and leaving"
        rows={fluidStateRows(rating)}
        purposes={tubePurposes}
      />
      <Facts facts={[...fluidFacts(rating, reader), ...phaseFacts(rating, reader)]} purposes={tubePurposes} />
      <table className="table wb-states">
        <caption className="visually-hidden">Fluid pressure drop by part</caption>
        <thead>
          <tr>
            <th scope="col">Pressure drop</th>
            <th scope="col" className="cw-num">
              {reader.label(tubeDropQuantity(rating))}
            </th>
          </tr>
        </thead>
        <tbody>
          {drops.map(([name, value, unit], index) => (
            <tr key={name} className={index === drops.length - 1 ? 'wb-sum' : undefined}>
              <th scope="row">
                <Why label={name} value={value} unit={unit} purposes={tubePurposes[name]} />
              </th>
              <td className="cw-num">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Resistances rating={rating} />
    </section>
  )
}
