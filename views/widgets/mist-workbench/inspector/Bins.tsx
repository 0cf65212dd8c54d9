import { formatNumber } from '../../../../shared/display/formatNumber'
import { shownValue, systemUnit } from '../../../../shared/display/units'
import type { MistRating } from '../../../../shared/mist/document/mistRating'
import { stageColumns, stageNote } from '../../../../shared/mist/facts/stageRows'
import { ColumnTable, type TableColumn } from '../../../workbench/results/ColumnTable'
import { useMist } from '../useMist'

type Bin = MistRating['bins']['IP'][number]

const joulesOfMegawattHour = 3.6e9

/** The year by dry bulb, the hottest first, and the stages of the spray with the air that brings each on. */
export function Bins({ rating }: { rating: MistRating }) {
  const { reader } = useMist()
  const { number, label, system } = reader
  // Whole degrees in steps of 5 °F, halves in steps of 2.5 °C.
  const degrees = (T: number) =>
    formatNumber(shownValue(T, 'temperature', systemUnit('temperature', system)), system === 'IP' ? 0 : 1)
  // Down to the first bin without mist: below it nothing changes.
  const all = rating.bins[system]
  const coldest = all.findIndex(({ hoursOn }) => hoursOn > 0)
  const bins = all.slice(Math.max(0, coldest - 1)).toReversed()
  const savedIn = ({ powerWithout, powerWith, hours }: Bin) => (powerWithout - powerWith) * hours * 3600
  const columns: TableColumn<Bin>[] = [
    { name: 'Hours', unit: 'h', cell: ({ hours }) => formatNumber(hours, 0) },
    { name: 'Mist', unit: 'h', cell: ({ hoursOn }) => formatNumber(hoursOn, 0) },
    { name: 'Without', unit: label('power'), cell: ({ powerWithout }) => number(powerWithout, 'power') },
    { name: 'With', unit: label('power'), cell: ({ powerWith }) => number(powerWith, 'power') },
    { name: 'Saved', unit: 'MWh', cell: bin => formatNumber(savedIn(bin) / joulesOfMegawattHour, 1) },
  ]
  return (
    <>
      <ColumnTable
        caption="The year by dry bulb"
        head="From"
        headUnit={label('temperature')}
        nameOf={({ from }) => degrees(from)}
        rows={bins}
        columns={columns}
      />
      <div className="cw-sub-h">
        <h3>Stages</h3>
      </div>
      <ColumnTable
        caption="Stages"
        head="Stage"
        nameOf={(_, at) => String(at + 1)}
        rows={rating.stages}
        columns={stageColumns(reader)}
      />
      <p className="cw-xs cw-muted px-3 pt-2">{stageNote}</p>
    </>
  )
}
