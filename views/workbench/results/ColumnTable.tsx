/** A column of a table: its name and unit above, a number in each row, and perhaps a sum below. */
export interface TableColumn<Row> {
  name: string
  unit: string
  /** How it gives way in a narrow pane. */
  classes?: string
  /** Words, which stand at the left. */
  isText?: boolean
  sum?: string
  cell(row: Row): string
  /** Whether the number is beyond its limit. */
  isOver?(row: Row): boolean
}

interface ColumnTableProps<Row> {
  caption: string
  /** Of the first column, which names the rows. */
  head: string
  headUnit?: string
  nameOf: (row: Row, at: number) => string
  rows: readonly Row[]
  columns: readonly TableColumn<Row>[]
  /** What the row of the sums is called, where there is one. */
  sums?: string
  /** Of the table, beside those of every table of results. */
  classes?: string
}

/** Results as a table: every tool shows its rows by columns with this one. */
export function ColumnTable<Row>(props: ColumnTableProps<Row>) {
  const { caption, head, headUnit, nameOf, rows, columns, sums, classes } = props
  return (
    <table className={joined('table cw-results', classes)}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            {head}
            <span className="cw-u">{headUnit}</span>
          </th>
          {columns.map(column => (
            <th key={column.name} scope="col" className={looksOf(column)}>
              {column.name}
              <span className="cw-u">{column.unit}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have an order, and names that are rounded
          <tr key={at}>
            <th scope="row" className="cw-tnum">
              {nameOf(row, at)}
            </th>
            {columns.map(column => {
              const isOver = column.isOver?.(row)
              return (
                <td key={column.name} className={joined(looksOf(column), isOver && 'wb-over')}>
                  {column.cell(row)}
                  {isOver && <span className="visually-hidden"> beyond its limit</span>}
                </td>
              )
            })}
          </tr>
        ))}
        {sums !== undefined && (
          <tr className="wb-sum">
            <th scope="row">{sums}</th>
            {columns.map(column => (
              <td key={column.name} className={looksOf(column)}>
                {column.sum}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  )
}

const joined = (...classes: (string | false | undefined)[]) => classes.filter(Boolean).join(' ') || undefined
const looksOf = ({ isText, classes }: Pick<TableColumn<never>, 'isText' | 'classes'>) =>
  joined(!isText && 'cw-num', classes)
