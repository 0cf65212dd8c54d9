import { useState } from 'react'
import { largestCoil } from '../../../../engine/circuitry/bundle'
import { readGrid } from '../../../../shared/circuitry/profile/profileText'
import { formatNumber, formatSignificant } from '../../../../shared/display/formatNumber'
import { shownValue, siValue, systemUnit } from '../../../../shared/display/units'
import { Segments } from '../../../workbench/inputs/Segments'
import { useCircuitry } from '../useCircuitry'
import { SettingText } from './SettingText'

const ways = [
  { value: 'drops', label: 'Equal Δp' },
  { value: 'shares', label: 'Shares' },
  { value: 'leads', label: 'Leads' },
] as const
/** More lines than the largest coil has tubes are a mistake. */
const mostCircuits = largestCoil.rows * largestCoil.columns
type Way = (typeof ways)[number]['value']

/** How the fluid divides between the circuits: by equal drops, by given shares, or with leads before them. */
export function FeedFields() {
  const { form, solve, reader, rated } = useCircuitry()
  const { shares, leads } = form.input.segmented ?? {}
  const [chosen, setWay] = useState<Way>()
  const way = chosen ?? (shares ? 'shares' : leads ? 'leads' : 'drops')
  const inlets = (form.input.circuits ?? rated.rating?.graph)?.inlets.length ?? 0
  const [long, small] = [systemUnit('length', reader.system), systemUnit('smallLength', reader.system)]
  return (
    <>
      <div className="sg-line">
        <Segments
          label="Feed of the circuits"
          value={way}
          choices={ways}
          onChoose={value => {
            setWay(value)
            if (value === 'drops') solve({ shares: undefined, leads: undefined })
          }}
        />
      </div>
      {way === 'shares' && (
        <SettingText
          path="segmented.shares"
          label="Shares"
          text={shares?.map(share => formatNumber(share, 3)).join('\n') ?? linesOf(inlets, '1')}
          hint="One circuit a line, in the order of their numbers. Only the ratios count."
          onTake={text => {
            const read = readGrid(text, { lines: mostCircuits, name: 'A coil has' })
            if ('fault' in read) return read.fault
            if (read.grid.length !== inlets) return countFault(read.grid.length, inlets, 'share')
            const sum = read.grid.reduce((all, [share]) => all + share!, 0)
            if (!(sum > 0)) return 'One share at least is above 0.'
            solve({ shares: read.grid.map(([share]) => share! / sum), leads: undefined })
            return undefined
          }}
        />
      )}
      {way === 'leads' && (
        <SettingText
          path="segmented.leads"
          label={`Leads: length, ${reader.label('length')}, and bore, ${reader.label('smallLength')}`}
          text={
            leads
              ?.map(({ length = 0, bore = 0 }) =>
                [
                  formatSignificant(shownValue(length, 'length', long)),
                  formatSignificant(shownValue(bore, 'smallLength', small)),
                ].join('\t'),
              )
              .join('\n') ?? linesOf(inlets, reader.system === 'IP' ? '36\t0.15' : '900\t4')
          }
          hint="One circuit a line, in the order of their numbers: length and inside diameter."
          onTake={text => {
            const read = readGrid(text, { lines: mostCircuits, name: 'A coil has' })
            if ('fault' in read) return read.fault
            if (read.grid.length !== inlets) return countFault(read.grid.length, inlets, 'lead')
            if (read.grid[0]!.length !== 2) return 'A lead has two values: its length and its bore.'
            solve({
              leads: read.grid.map(([length, bore]) => ({
                length: siValue(length!, 'length', long),
                bore: siValue(bore!, 'smallLength', small),
              })),
              shares: undefined,
            })
            return undefined
          }}
        />
      )}
    </>
  )
}

const linesOf = (count: number, line: string) => Array.from({ length: count }, () => line).join('\n')

const countFault = (given: number, wanted: number, thing: string) =>
  `There are ${wanted} inlets, with one ${thing} each, and this has ${given === 1 ? '1 line' : `${given} lines`}.`
