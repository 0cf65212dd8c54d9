import type { ReactNode } from 'react'
import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import { coilKind } from '../../../../shared/coils/facts/coilKind'
import { coilName } from '../../../../shared/coils/facts/coilName'
import type { CoilSummary } from '../../../../shared/coils/facts/coilSummary'
import { judgeCapacity, judgeLeaving, judgeMax, type Verdict } from '../../../../shared/coils/facts/coilVerdicts'
import { fluidDropInList, hasOwnDropUnit } from '../../../../shared/coils/facts/fluidDropInList'
import { refusalText } from '../../../../shared/coils/notices/refusalText'
import { formatChange } from '../../../../shared/display/formatNumber'
import type { Reader } from '../../../../shared/display/formatQuantity'
import { sentence } from '../../../../shared/display/sentence'
import { Icon } from '../../../components/Icon'
import type { RatedCoil } from './useRatings'

/** A coil of a list. */
export interface ScheduleLine {
  key: string
  /** What stands first: the tag, and what can be done with it. */
  head: ReactNode
  /** None where the line is no coil, for the reason given. */
  input?: CoilInput
  problem?: string
  rated?: RatedCoil
}

interface ScheduleTableProps {
  caption: string
  lines: readonly ScheduleLine[]
  reader: Reader
}

/** One line a coil: what is asked of it, what it does, and what is to be noticed. */
export function ScheduleTable({ caption, lines, reader }: ScheduleTableProps) {
  const unit = (quantity: Parameters<Reader['label']>[0]) => <span className="cw-u">{reader.label(quantity)}</span>
  return (
    <table className="table cw-results wb-schedule">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Tag</th>
          <th scope="col">Coil</th>
          <th scope="col" className="cw-num">
            Required {unit('heatFlow')}
          </th>
          <th scope="col" className="cw-num">
            Capacity {unit('heatFlow')}
          </th>
          <th scope="col" className="cw-num">
            Margin <span className="cw-u">%</span>
          </th>
          <th scope="col" className="cw-num">
            Leaving DB / WB {unit('temperature')}
          </th>
          <th scope="col" className="cw-num">
            Air Δp {unit('airPressureDrop')}
          </th>
          <th scope="col" className="cw-num">
            Fluid Δp {unit('fluidPressureDrop')}
          </th>
          <th scope="col">Notices</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, ...line }) => (
          <Line key={key} line={line} reader={reader} />
        ))}
      </tbody>
    </table>
  )
}

function Line({ line, reader }: { line: Omit<ScheduleLine, 'key'>; reader: Reader }) {
  const { head, input, rated } = line
  const problem = line.problem ?? rated?.problem
  return (
    <tr>
      <th scope="row">{head}</th>
      <td data-label="Coil">{input ? `${coilKind(input)}, ${coilName(input)}` : ''}</td>
      {input && rated?.rating ? (
        <Figures input={input} rating={rated.rating} reader={reader} />
      ) : (
        <td colSpan={7} className={problem ? undefined : 'cw-muted'}>
          {problem ? (
            <>
              <Icon name="error" size="sm" className="c-err" />{' '}
              {sentence(input ? refusalText(problem, input, reader) : problem)}
            </>
          ) : (
            'Not rated yet'
          )}
        </td>
      )}
    </tr>
  )
}

function Figures({ input, rating, reader }: { input: CoilInput; rating: CoilSummary; reader: Reader }) {
  const { limits } = input
  const { number, label } = reader
  const { air, fluid } = rating
  const required = limits?.capacity
  const margin = required ? (rating.totalCapacity / required - 1) * 100 : undefined
  const capacity = judgeCapacity(rating.totalCapacity, required, reader)
  const leaving = judgeLeaving(air.leaving.dryBulb, input, reader)
  const airDrop = judgeMax(air.pressureDrop, limits?.airPressureDrop, 'airPressureDrop', reader)
  const fluidDrop = fluidDropInList(fluid.pressureDrop.total, input, reader)
  const ofFluid = judgeMax(fluid.pressureDrop.total, limits?.fluidPressureDrop, 'fluidPressureDrop', reader)
  const count = rating.warnings.filter(({ severity }) => severity !== 'info').length
  return (
    <>
      <td className="cw-num" data-label={`Required, ${label('heatFlow')}`}>
        {required ? number(required, 'heatFlow') : '–'}
      </td>
      <Judged verdict={capacity.verdict} name={`Capacity, ${label('heatFlow')}`}>
        {number(rating.totalCapacity, 'heatFlow')}
      </Judged>
      <td className="cw-num" data-label="Margin, %">
        {margin === undefined ? '–' : formatChange(margin, 1)}
      </td>
      <Judged verdict={leaving.verdict} name={`Leaving DB / WB, ${label('temperature')}`}>
        {`${number(air.leaving.dryBulb, 'temperature')} / ${number(air.leaving.wetBulb, 'temperature')}`}
      </Judged>
      <Judged verdict={airDrop.verdict} name={`Air Δp, ${label('airPressureDrop')}`}>
        {number(air.pressureDrop, 'airPressureDrop')}
      </Judged>
      <Judged
        verdict={ofFluid.verdict}
        name={hasOwnDropUnit(input, reader) ? 'Fluid Δp' : `Fluid Δp, ${label('fluidPressureDrop')}`}
      >
        {fluidDrop}
      </Judged>
      <td data-label="Notices">
        {count === 0 ? (
          <span className="cw-muted">None</span>
        ) : (
          <span>
            <Icon name="warning" size="sm" className="c-warn" /> {count}
          </span>
        )}
      </td>
    </>
  )
}

/** A number against its limit; one that misses it is told by more than its colour. */
function Judged({ verdict, name, children }: { verdict: Verdict | undefined; name: string; children: string }) {
  return (
    <td className={`cw-num${verdict === 'err' ? ' wb-over' : ''}`} data-label={name}>
      {children}
      {verdict === 'err' && <span className="visually-hidden"> misses the limit</span>}
    </td>
  )
}
