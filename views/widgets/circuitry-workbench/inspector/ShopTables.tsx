import type { ShownRating } from '../../../../shared/circuitry/document/shownRating'
import { bendLines, leadLines, tapLines } from '../../../../shared/circuitry/facts/shopRows'
import { ColumnTable } from '../../../workbench/results/ColumnTable'
import { useCircuitry } from '../useCircuitry'
import { useWhole } from '../useWhole'
import { NotFetched } from './NotFetched'
import { NotSolved } from './NotSolved'

/** The bends to order, by side and span. */
export function BendTable({ rating }: { rating: ShownRating }) {
  const { reader } = useCircuitry()
  const lines = bendLines(rating, reader)
  const unit = reader.label('smallLength')
  if (lines.length === 0) return <NotSolved />
  return (
    <ColumnTable
      caption="Bill of bends"
      head="Bend"
      nameOf={line => `${line.side}, ${line.name}`}
      rows={lines}
      columns={[
        { name: 'Span', unit, cell: line => line.span },
        { name: 'Length', unit, cell: line => line.length },
        { name: 'Count', unit: '', cell: line => line.count },
      ]}
    />
  )
}

/** Where the headers are tapped, and the leads of the distributor where their lengths are known. */
export function TapTable({ rating: { table } }: { rating: ShownRating }) {
  const { reader, form } = useCircuitry()
  const whole = useWhole()
  if (table && !whole) return <NotFetched />
  const lines = whole ? tapLines(whole, reader) : []
  const leads = whole ? leadLines(whole, form.input.segmented, reader) : []
  const unit = reader.label('smallLength')
  if (lines.length === 0) return <NotSolved />
  return (
    <>
      <ColumnTable
        caption="Header taps"
        head="Tap"
        nameOf={line => `${line.circuit} ${line.kind.toLowerCase()}`}
        rows={lines}
        columns={[
          { name: 'Tube', unit: '', isText: true, cell: line => line.tube },
          { name: 'Side', unit: '', isText: true, cell: line => line.side },
          { name: 'Across', unit, cell: line => line.across },
          { name: 'Depth', unit, cell: line => line.depth },
        ]}
      />
      {leads.length > 0 && (
        <ColumnTable
          caption="Distributor leads"
          head="Lead"
          nameOf={line => line.circuit}
          rows={leads}
          columns={[
            { name: 'Tube', unit: '', isText: true, cell: line => line.tube },
            { name: 'Length', unit: reader.label('length'), cell: line => line.length },
            { name: 'Bore', unit, cell: line => line.bore },
          ]}
        />
      )}
    </>
  )
}
