import { engineVersion } from '../../../../engine/options/engineVersion'
import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import { refusalText } from '../../../../shared/coils/notices/refusalText'
import type { EngineComparisonTable } from '../../../../shared/contracts/coilStudies'
import { formatNumber } from '../../../../shared/display/formatNumber'
import type { Reader } from '../../../../shared/display/formatQuantity'
import { sentence } from '../../../../shared/display/sentence'

const engines = ['original', 'v2025'] as const

interface EngineTableProps {
  comparison: EngineComparisonTable
  /** The compared coil. */
  input: CoilInput
  reader: Reader
}

/** The comparison of both engines, with the number of days that it is still offered. */
export function EngineTable({ comparison, input, reader }: EngineTableProps) {
  const { FinsideResults, TubesideResults, Refusals, Reasons, DaysRemaining } = comparison
  return (
    <>
      <p className="cw-sm cw-muted wb-none">
        {DaysRemaining === 1 ? '1 day remaining' : `${DaysRemaining} days remaining`}
      </p>
      {engines.map(
        version =>
          Refusals[version] && (
            <p className="cw-sm wb-none" key={version}>
              <b>{engineVersion.describe(version)}:</b> {sentence(refusalText(Refusals[version], input, reader))}
            </p>
          ),
      )}
      {Reasons.map(reason => (
        <p className="cw-sm wb-none" key={reason}>
          {reason}
        </p>
      ))}
      <Side title="Fin side" rows={FinsideResults} reader={reader} />
      <Side title="Tube side" rows={TubesideResults} reader={reader} />
    </>
  )
}

interface SideProps {
  title: string
  rows: EngineComparisonTable['FinsideResults']
  reader: Reader
}

/** The results of one side of the coil by both engines. */
function Side({ title, rows, reader }: SideProps) {
  return (
    <table className="table wb-states">
      <thead>
        <tr>
          <th scope="col">
            <h3>{title}</h3>
          </th>
          {engines.map(version => (
            <th scope="col" className="cw-num" key={version}>
              {engineVersion.describe(version)}
            </th>
          ))}
          <th scope="col" className="cw-num">
            Difference %
          </th>
          <th scope="col">
            <span className="visually-hidden">Unit</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ Item, Value, quantity, difference }) => (
          <tr key={Item}>
            <th scope="row">{Item}</th>
            {engines.map(version => (
              <td className="cw-num" key={version}>
                {Value[version] === undefined ? '' : reader.number(Value[version], quantity)}
              </td>
            ))}
            <td className="cw-num">{difference === undefined ? '' : formatNumber(difference * 100, 1)}</td>
            <td className="cw-u">{reader.label(quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
