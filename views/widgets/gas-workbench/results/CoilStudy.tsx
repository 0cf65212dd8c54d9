import { fluidSideFacts, gasSideFacts, resistanceFacts, rowColumns } from '../../../../shared/gas/facts/coilFacts'
import { coilFigure } from '../../../../shared/gas/figures/coilFigure'
import { FigureSvg } from '../../../drawings/FigureSvg'
import { Facts } from '../../../workbench/results/Facts'
import { useGas } from '../useGas'

/** The dry gas coil: its streams, its rows and its resistances. */
export function CoilStudy() {
  const { rated, reader } = useGas()
  const coil = rated.rating?.coil
  if (!coil) return null
  const columns = rowColumns(reader)
  const sides = [
    ['gas', 'Gas side', gasSideFacts(coil, reader)],
    ['fluid', 'Fluid side', fluidSideFacts(coil, reader)],
  ] as const
  return (
    <>
      <figure className="m-0 p-3 wb-narrow">
        <FigureSvg figure={coilFigure(coil, reader)} />
      </figure>
      <table className="table cw-results wb-rows">
        <caption className="visually-hidden">Rows</caption>
        <thead>
          <tr>
            <th scope="col">
              Row
              <span className="cw-u" />
            </th>
            {columns.map(({ name, unit }, index) => (
              <th key={name} scope="col" className={`cw-num${index > 4 ? ' m-hide' : ''}`}>
                {name}
                <span className="cw-u">{unit}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {coil.rows.map(row => (
            <tr key={row.row}>
              <th scope="row">{row.row}</th>
              {columns.map(({ name, of, quantity }, index) => (
                <td key={name} className={`cw-num${index > 4 ? ' m-hide' : ''}`}>
                  {reader.number(of(row), quantity)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="wb-sides">
        {sides.map(([id, name, facts]) => (
          <section key={id} aria-labelledby={`wb-coil-${id}`}>
            <div className="cw-sub-h">
              <h3 id={`wb-coil-${id}`}>{name}</h3>
            </div>
            <Facts facts={facts} />
          </section>
        ))}
      </div>
      <section aria-labelledby="wb-coil-resistances">
        <div className="cw-sub-h">
          <h3 id="wb-coil-resistances">Resistances, of the whole</h3>
        </div>
        <Facts facts={resistanceFacts(coil)} />
      </section>
    </>
  )
}
