import type { Purposes, StateRow } from '../../../shared/tools/results/keyResult'
import { useWorkbench } from '../WorkbenchContext'
import { Why } from './Why'

interface StateTableProps {
  id: string
  title: string
  caption: string
  rows: readonly StateRow[]
  purposes: Readonly<Record<string, Purposes>>
}

/** The states of a stream where it enters and where it leaves. */
export function StateTable({ id, title, caption, rows, purposes }: StateTableProps) {
  const { number, label } = useWorkbench().reader
  return (
    <table className="table wb-states">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <h3 id={id}>{title}</h3>
          </th>
          <th scope="col" className="cw-num">
            Entering
          </th>
          <th scope="col" className="cw-num">
            Leaving
          </th>
          <th scope="col">
            <span className="visually-hidden">Unit</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, entering, leaving, quantity]) => (
          <tr key={name}>
            <th scope="row">
              <Why label={name} value={number(leaving, quantity)} unit={label(quantity)} purposes={purposes[name]} />
            </th>
            <td className="cw-num">{number(entering, quantity)}</td>
            <td className="cw-num">{number(leaving, quantity)}</td>
            <td className="cw-u">{label(quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
