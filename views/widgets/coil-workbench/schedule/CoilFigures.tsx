/** The cells of a rated coil in a list. */
import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import type { CoilSummary } from '../../../../shared/coils/facts/coilSummary'
import { judgeFaceVelocity, judgeLeaving } from '../../../../shared/coils/facts/coilVerdicts'
import { fluidDropInList, hasOwnDropUnit } from '../../../../shared/coils/facts/fluidDropInList'
import { judgeCapacity, judgeMax } from '../../../../shared/coils/facts/limitVerdicts'
import { formatChange } from '../../../../shared/display/formatNumber'
import type { Reader } from '../../../../shared/display/formatQuantity'
import type { Verdict } from '../../../../shared/tools/results/keyResult'
import { NoticeCount } from '../../../workbench/schedule/NoticeCount'

interface FiguresProps {
  input: CoilInput
  rating: CoilSummary
  reader: Reader
}

export function Figures({ input, rating, reader }: FiguresProps) {
  const { limits } = input
  const { number, label } = reader
  const { air, fluid } = rating
  const required = limits?.capacity
  const margin = required ? (rating.totalCapacity / required - 1) * 100 : undefined
  const capacity = judgeCapacity(rating.totalCapacity, required, reader)
  const leaving = judgeLeaving(air.leaving, input, reader)
  const airDrop = judgeMax(air.pressureDrop, limits?.airPressureDrop, 'airPressureDrop', reader)
  const fluidDrop = fluidDropInList(fluid.pressureDrop.total, input, reader)
  const ofFluid = judgeMax(fluid.pressureDrop.total, limits?.fluidPressureDrop, 'fluidPressureDrop', reader)
  return (
    <>
      <td className="cw-num" data-label={`Required, ${label('heatFlow')}`}>
        {required ? number(required, 'heatFlow') : '–'}
      </td>
      <Judged verdict={capacity.verdict} name={`Capacity, ${label('heatFlow')}`}>
        {number(rating.totalCapacity, 'heatFlow')}
      </Judged>
      <td className="cw-num" data-label="Margin, %">
        {margin === undefined ? '–' : formatChange(capacity.verdict === 'ok' ? Math.max(0, margin) : margin, 1)}
      </td>
      <Judged verdict={leaving.verdict} name={`Leaving DB / WB, ${label('temperature')}`}>
        {`${number(air.leaving.dryBulb, 'temperature')} / ${number(air.leaving.wetBulb, 'temperature')}`}
      </Judged>
      <Judged verdict={judgeFaceVelocity(rating, input, reader).verdict} name={`Face vel., ${label('velocity')}`}>
        {number(air.standardFaceVelocity, 'velocity')}
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
      <NoticeCount warnings={rating.warnings} reader={reader} />
    </>
  )
}

/** A number against its limit; a miss is not shown by colour alone. */
function Judged({ verdict, name, children }: { verdict: Verdict | undefined; name: string; children: string }) {
  return (
    <td className={`cw-num${verdict === 'err' ? ' wb-over' : ''}`} data-label={name}>
      {children}
      {verdict === 'err' && <span className="visually-hidden"> misses the limit</span>}
    </td>
  )
}
