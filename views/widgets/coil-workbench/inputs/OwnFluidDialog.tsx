import { type ClipboardEvent, useState } from 'react'
import type { FluidRow } from '../../../../engine/coils/coil'
import { faultOfTable, ownFluidRows } from '../../../../engine/coils/tubes/ownFluid'
import { columnUnit, ownFluidColumns, shownRow, siRow, tableMessage } from '../../../../shared/coils/document/ownFluid'
import type { Reader } from '../../../../shared/display/formatQuantity'
import { parseTyped } from '../../../../shared/display/parseTyped'
import { Icon } from '../../../components/Icon'
import { Dialog } from '../../../dialogs/Dialog'
import { pastedRows } from './pastedRows'

interface OwnFluidDialogProps {
  table: readonly FluidRow[]
  reader: Reader
  onTake: (table: FluidRow[]) => void
  onClose: () => void
}

/** A row as typed, and as it was before: a number that was not changed keeps all its digits. */
interface Line {
  id: number
  texts: readonly string[]
  from?: FluidRow
}

const columns = ownFluidColumns.length
const blank = ownFluidColumns.map(() => '')

/** The table of the user's own fluid, in the reader's units; rows may be pasted from a spreadsheet. */
export function OwnFluidDialog({ table, reader, onTake, onClose }: OwnFluidDialogProps) {
  const { system } = reader
  const [lines, setLines] = useState<Line[]>(() =>
    table.map((from, id) => ({ id, from, texts: shownRow(from, system) })),
  )
  const [refused, setRefused] = useState<string>()
  const [hasTried, setTried] = useState(false)
  const rows = lines.map(line => rowOf(line, reader))
  const fault = faultOfTable(rows)
  const message = tableMessage(rows, reader)
  const isWrong = (row: number, column: string) => hasTried && fault?.row === row && fault.column === column
  const nextId = Math.max(-1, ...lines.map(({ id }) => id)) + 1
  const paste = (event: ClipboardEvent) => {
    const pasted = pastedRows(event.clipboardData.getData('text'))
    if (!pasted) return
    event.preventDefault()
    const isLong = pasted.length > ownFluidRows.most
    setRefused(isLong ? `A table has 2 to 10 rows: ${pasted.length} were pasted.` : undefined)
    if (isLong) return
    setLines(pasted.map((texts, index) => ({ id: nextId + index, texts })))
  }
  return (
    <Dialog title="Properties of your own fluid" className="is-wide" onClose={onClose}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          setTried(true)
          setRefused(undefined)
          if (!fault) return onTake(rows)
          const at = ownFluidColumns.findIndex(([column]) => column === fault.column)
          if (fault.row) event.currentTarget.querySelectorAll('input')[(fault.row - 1) * columns + at]?.focus()
        }}
      >
        <p>
          2 to 10 rows, the temperatures rising. Between them properties run straight, viscosity in its logarithm;
          beyond them the fluid is not known. Rows of a spreadsheet may be pasted.
        </p>
        <div className="wb-study">
          <table className="table cw-results wb-rows" onPaste={paste}>
            <caption className="visually-hidden">Properties by temperature</caption>
            <thead>
              <tr>
                {ownFluidColumns.map(([column, label, quantity]) => (
                  <th key={column} scope="col" className="cw-num">
                    {label}
                    <span className="cw-u">{columnUnit(quantity, system)}</span>
                  </th>
                ))}
                <th scope="col">
                  <span className="visually-hidden">Remove</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line, index) => (
                <tr key={line.id}>
                  {ownFluidColumns.map(([column, label], at) => (
                    <td key={column}>
                      <input
                        className={`form-control cw-num${isWrong(index + 1, column) ? ' is-invalid' : ''}`}
                        aria-invalid={isWrong(index + 1, column) || undefined}
                        aria-label={`${label}, row ${index + 1}`}
                        inputMode="decimal"
                        autoComplete="off"
                        maxLength={12}
                        value={line.texts[at]}
                        onChange={event =>
                          setLines(lines.map(one => (one === line ? withText(line, at, event.target.value) : one)))
                        }
                      />
                    </td>
                  ))}
                  <td>
                    <button
                      type="button"
                      className="btn btn-quiet btn-sm"
                      aria-label={`Remove row ${index + 1}`}
                      onClick={() => setLines(lines.filter(one => one !== line))}
                    >
                      <Icon name="close" />
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <button
          type="button"
          className="btn btn-outline-secondary btn-sm mt-2"
          disabled={lines.length >= ownFluidRows.most}
          onClick={() => setLines([...lines, { id: nextId, texts: blank }])}
        >
          Add a row
        </button>
        {(refused ?? (hasTried && message)) && (
          <p className="invalid-feedback d-block" role="alert">
            {refused ?? message}
          </p>
        )}
        <div className="cw-dialog-foot">
          <button className="btn btn-outline-secondary" type="button" onClick={onClose}>
            Cancel
          </button>
          <button className="btn btn-primary" type="submit">
            Use this table
          </button>
        </div>
      </form>
    </Dialog>
  )
}

const withText = (line: Line, at: number, text: string): Line => ({
  ...line,
  texts: line.texts.map((one, index) => (index === at ? text : one)),
})

function rowOf({ texts, from }: Line, { system }: Reader): FluidRow {
  const typed = siRow(texts.map(parseTyped), system)
  if (!from) return typed
  const shown = shownRow(from, system)
  const kept = ownFluidColumns.filter((_, at) => texts[at] === shown[at]).map(([column]) => [column, from[column]])
  return { ...typed, ...Object.fromEntries(kept) }
}
