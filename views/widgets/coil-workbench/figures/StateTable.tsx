import type { AirState, CoilRating } from '../../../../engine/coils/coil'
import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import type { Reader } from '../../../../shared/display/formatQuantity'
import type { Quantity } from '../../../../shared/display/units'

const columns: readonly (readonly [label: string, key: keyof AirState, quantity: Quantity])[] = [
  ['DB', 'dryBulb', 'temperature'],
  ['WB', 'wetBulb', 'temperature'],
  ['DP', 'dewPoint', 'temperature'],
  ['RH', 'relativeHumidity', 'relativeHumidity'],
  ['W', 'humidityRatio', 'humidityRatio'],
  ['h', 'enthalpy', 'enthalpy'],
  ['v', 'specificVolume', 'specificVolume'],
]

interface StateTableProps {
  rating: CoilRating
  input: CoilInput
  reader: Reader
}

/** The states that the psychrometric chart marks. */
export function StateTable({ rating, input, reader }: StateTableProps) {
  const [hot, cold] = input.application === 'Cooling' ? ['hot', 'cold'] : ['cold', 'hot']
  const states = [
    ['Entering air', hot, rating.air.entering],
    ['Leaving air', cold, rating.air.leaving],
  ] as const
  return (
    <table className="table" data-cw-density="compact">
      <caption className="visually-hidden">State points</caption>
      <thead>
        <tr>
          <th scope="col">State</th>
          {columns.map(([label, key, quantity]) => (
            <th scope="col" className="cw-num" key={key}>
              {label} <span className="cw-u">{reader.label(quantity)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {states.map(([name, stream, state]) => (
          <tr key={name}>
            <th scope="row">
              <span className={`cw-pt cw-pt-${stream}`} aria-hidden="true" />
              {name}
            </th>
            {columns.map(([, key, quantity]) => (
              <td className="cw-num" key={key}>
                {reader.number(state[key], quantity)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
