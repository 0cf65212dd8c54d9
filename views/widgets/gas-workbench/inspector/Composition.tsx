import { formatPercent } from '../../../../shared/display/formatNumber'
import type { GasRating } from '../../../../shared/gas/document/gasRating'
import { shareText } from '../../../../shared/gas/facts/gasFacts'

/** What the gas is made of, by mole and by mass. */
export function Composition({ rating }: { rating: GasRating }) {
  return (
    <table className="table cw-results">
      <caption className="visually-hidden">Composition</caption>
      <thead>
        <tr>
          <th scope="col">
            Gas
            <span className="cw-u" />
          </th>
          <th scope="col" className="cw-num">
            Mole
            <span className="cw-u" />
          </th>
          <th scope="col" className="cw-num">
            Mass
            <span className="cw-u" />
          </th>
        </tr>
      </thead>
      <tbody>
        {rating.composition.map(({ gas, mole, mass }) => (
          <tr key={gas}>
            <th scope="row">{gas}</th>
            <td className="cw-num">{shareText(mole)}</td>
            <td className="cw-num">{mass < 1e-3 ? shareText(mass) : formatPercent(mass, 2)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
