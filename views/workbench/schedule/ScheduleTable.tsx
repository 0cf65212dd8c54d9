import { type ReactNode, Suspense } from 'react'
import type { Reader } from '../../../shared/display/formatQuantity'
import { sentence } from '../../../shared/display/sentence'
import type { AnyInput } from '../../../shared/tools/project'
import { capitalized } from '../../../shared/wording/words'
import { Icon } from '../../components/Icon'
import { useWorkbench } from '../WorkbenchContext'
import type { RatedItem } from './useRatings'

/** A line of the list. */
export interface ScheduleLine {
  key: string
  /** The first cell: the tag, with its actions. */
  head: ReactNode
  /** Absent if the line is not an item; the reason is then given. */
  input?: AnyInput
  problem?: string
  rated?: RatedItem
}

interface ScheduleTableProps {
  caption: string
  lines: readonly ScheduleLine[]
  reader: Reader
}

/** One line for each item: its inputs, its results, and its notices. */
export function ScheduleTable({ caption, lines, reader }: ScheduleTableProps) {
  const { parts, form } = useWorkbench()
  const heads = parts.list.heads(reader)
  return (
    <table className="table cw-results wb-schedule">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Tag</th>
          <th scope="col">{capitalized(form.tool.tool.item)}</th>
          {heads.map(({ label, unit, isNumber }) => (
            <th key={label} scope="col" className={isNumber ? 'cw-num' : undefined}>
              {label}
              {unit && <span className="cw-u"> {unit}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, ...line }) => (
          <Line key={key} line={line} reader={reader} columns={heads.length} />
        ))}
      </tbody>
    </table>
  )
}

interface LineProps {
  line: Omit<ScheduleLine, 'key'>
  reader: Reader
  columns: number
}

function Line({ line, reader, columns }: LineProps) {
  const { form, parts } = useWorkbench()
  const { tool } = form
  const { head, input, rated } = line
  const { name, Figures } = parts.list
  const problem = line.problem ?? rated?.problem
  return (
    <tr>
      <th scope="row">{head}</th>
      <td data-label={capitalized(tool.tool.item)}>{input ? name(input) : ''}</td>
      {input && rated?.rating ? (
        // While the columns load, only this row waits: were the whole view hidden, it would take the focus again.
        <Suspense fallback={<td colSpan={columns} />}>
          <Figures input={input} rating={rated.rating} reader={reader} />
        </Suspense>
      ) : (
        <td colSpan={columns} className={problem ? undefined : 'cw-muted'}>
          {problem ? (
            <>
              <Icon name="error" size="sm" className="c-err" />{' '}
              {sentence(input ? tool.refusalText(problem, input, reader) : problem)}
            </>
          ) : (
            'Not rated yet'
          )}
        </td>
      )}
    </tr>
  )
}
