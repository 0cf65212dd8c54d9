import type { MistRating } from '../../../../shared/mist/document/mistRating'
import { machineColumns, machineFacts } from '../../../../shared/mist/facts/machineFacts'
import { ColumnTable } from '../../../workbench/results/ColumnTable'
import { Facts } from '../../../workbench/results/Facts'
import { useMist } from '../useMist'

/** Where the power of the machine comes from: its line, or what was read from saved work over the air. */
export function Machine(_: { rating: MistRating }) {
  const { reader, rated } = useMist()
  const { source } = rated.ratedInput.machine
  if (!source)
    return (
      <div className="wb-facts">
        <p className="cw-sm cw-2">
          The power is a straight line through the rated point. A saved condenser or air cooler, chosen among the
          inputs, gives its own.
        </p>
      </div>
    )
  return (
    <>
      <div className="wb-facts">
        <Facts facts={machineFacts(source, reader)} />
      </div>
      <ColumnTable
        caption="The machine by its air"
        head="Air"
        headUnit={reader.label('temperature')}
        nameOf={({ air }) => reader.number(air, 'temperature')}
        rows={source.points}
        columns={machineColumns(reader).map(({ name, unit, of, quantity }) => ({
          ...{ name, unit },
          cell: (point: (typeof source.points)[number]) => reader.number(of(point), quantity),
        }))}
      />
      <p className="cw-xs cw-muted px-3 pt-2">
        {source.kind === 'coil'
          ? 'Heat at the condensing temperature of the saved coil; approach and power where it gives off the heat of the same cooling. The compressor keeps its share of Carnot.'
          : 'Heat and approach with all fans at full speed; power where their speed holds the outlet.'}
      </p>
    </>
  )
}
