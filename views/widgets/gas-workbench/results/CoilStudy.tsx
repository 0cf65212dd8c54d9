import { fluidSideFacts, gasSideFacts, resistanceFacts, rowColumns } from '../../../../shared/gas/facts/coilFacts'
import { coilFigure } from '../../../../shared/gas/figures/coilFigure'
import { FigureSvg } from '../../../drawings/FigureSvg'
import { ColumnTable } from '../../../workbench/results/ColumnTable'
import { Facts } from '../../../workbench/results/Facts'
import { useGas } from '../useGas'

/** The dry gas coil: its streams, its rows and its resistances. */
export function CoilStudy() {
  const { rated, reader } = useGas()
  const coil = rated.rating?.coil
  if (!coil) return null
  const sides = [
    ['gas', 'Gas side', gasSideFacts(coil, reader)],
    ['fluid', 'Fluid side', fluidSideFacts(coil, reader)],
  ] as const
  return (
    <>
      <figure className="m-0 p-3 wb-narrow">
        <FigureSvg figure={coilFigure(coil, reader)} />
      </figure>
      <ColumnTable
        caption="Rows"
        head="Row"
        nameOf={({ row }) => String(row)}
        rows={coil.rows}
        columns={rowColumns(reader).map(({ name, unit, of, quantity }, index) => ({
          ...{ name, unit, classes: index > 4 ? 'm-hide' : '' },
          cell: (row: (typeof coil.rows)[number]) => reader.number(of(row), quantity),
        }))}
        classes="wb-rows"
      />
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
