import type { Figure } from '../../../shared/display/figure'

/** The data of a figure as a table. */
export function FigureTable({ figure: { title, table } }: { figure: Figure }) {
  return (
    <table className="table cw-results">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {table.heads.map((head, index) => (
            <th key={head} scope="col" className={index > 0 ? 'cw-num' : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have the order of the heads
              <td key={index} className="cw-num">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
