/** What is told of a machine that was read from saved work. */
import { calendarDate } from '../../display/calendarDate'
import { formatPercent } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import { factIn } from '../../tools/results/factIn'
import type { Fact } from '../../tools/results/keyResult'
import { columnIn, type QuantityColumn } from '../../tools/results/quantityColumn'
import type { MachineSource } from '../document/mistDocument'

export function machineFacts(source: MachineSource, reader: Reader): Fact[] {
  const fact = factIn(reader)
  const { tag, name, revision, takenAt, evaporating, carnotShare, ratedPower, slope, deviation } = source
  return [
    ['Read from', `${tag} of ${name}`],
    ['Revision', String(revision)],
    ['Read on', calendarDate(takenAt)],
    fact('Power at its air', ratedPower, 'power'),
    ...(evaporating === undefined ? [] : [fact('Evaporates at', evaporating, 'temperature')]),
    ...(carnotShare === undefined ? [] : [['Of Carnot', formatPercent(carnotShare)] as Fact]),
    fact('Power slope', slope, 'powerSlope'),
    ['Farthest off this line', formatPercent(deviation, 1)],
  ]
}

/** The columns of its points, by the air. */
export function machineColumns(reader: Reader): QuantityColumn<MachineSource['points'][number]>[] {
  const column = columnIn<MachineSource['points'][number]>(reader)
  return [
    column('Heat', 'heatFlow', point => point.capacity),
    column('Approach', 'temperatureDifference', point => point.approach),
    column('Power', 'power', point => point.power),
  ]
}
