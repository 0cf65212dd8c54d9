/** The schedule of coils in the report of a project. */
import { coilKind } from '../../../shared/coils/facts/coilKind'
import { judgeFaceVelocity, judgeLeaving } from '../../../shared/coils/facts/coilVerdicts'
import { fluidDropInList } from '../../../shared/coils/facts/fluidDropInList'
import { judgeCapacity, judgeMax } from '../../../shared/coils/facts/limitVerdicts'
import type { ScheduleColumn } from '../toolPaper'
import type { CoilContent } from './coilContent'

const isMissed = ({ verdict }: { verdict?: string }) => verdict === 'err'

export const schedule: readonly ScheduleColumn<CoilContent>[] = [
  { name: 'Tag', at: 0, width: 66, isBold: true, cell: ({ tag }) => ({ text: tag || '–' }) },
  { name: 'For', at: 70, width: 84, cell: ({ input }) => ({ text: coilKind(input) }) },
  { name: 'Coil', at: 156, width: 92, size: 7.2, cell: ({ model }) => ({ text: model }) },
  {
    ...{ name: 'Required', at: 288, width: 38, align: 'right' },
    unit: ({ label }) => label('heatFlow'),
    cell: ({ input: { limits }, reader }) => ({
      text: limits?.capacity ? reader.number(limits.capacity, 'heatFlow') : '–',
    }),
  },
  {
    ...{ name: 'Capacity', at: 328, width: 38, align: 'right' },
    unit: ({ label }) => label('heatFlow'),
    cell: ({ input: { limits }, rating: { totalCapacity }, reader }) => ({
      text: reader.number(totalCapacity, 'heatFlow'),
      isMissed: isMissed(judgeCapacity(totalCapacity, limits?.capacity, reader)),
    }),
  },
  {
    ...{ name: 'Leaving DB/WB', at: 384, width: 54, align: 'right' },
    unit: ({ label }) => label('temperature'),
    cell: ({ input, rating, reader }) => {
      const { dryBulb, wetBulb } = rating.air.leaving
      return {
        text: `${reader.number(dryBulb, 'temperature')} / ${reader.number(wetBulb, 'temperature')}`,
        isMissed: isMissed(judgeLeaving(rating.air.leaving, input, reader)),
      }
    },
  },
  {
    ...{ name: 'Face vel.', at: 424, width: 38, align: 'right' },
    unit: ({ label }) => label('velocity'),
    cell: ({ input, rating, reader }) => ({
      text: reader.number(rating.air.standardFaceVelocity, 'velocity'),
      isMissed: isMissed(judgeFaceVelocity(rating, input, reader)),
    }),
  },
  {
    ...{ name: 'Air drop', at: 460, width: 34, align: 'right' },
    unit: ({ label }) => label('airPressureDrop'),
    cell: ({ input: { limits }, rating: { air }, reader }) => ({
      text: reader.number(air.pressureDrop, 'airPressureDrop'),
      isMissed: isMissed(judgeMax(air.pressureDrop, limits?.airPressureDrop, 'airPressureDrop', reader)),
    }),
  },
  {
    ...{ name: 'Fluid drop', at: 496, width: 34, align: 'right' },
    unit: ({ label }) => label('fluidPressureDrop'),
    cell: ({ input, rating, reader }) => {
      const drop = rating.fluid.pressureDrop.total
      return {
        text: fluidDropInList(drop, input, reader),
        isMissed: isMissed(judgeMax(drop, input.limits?.fluidPressureDrop, 'fluidPressureDrop', reader)),
      }
    },
  },
  {
    ...{ name: 'Notices', at: 522, width: 25, align: 'right' },
    cell: ({ notices }) => ({ text: String(notices.filter(({ severity }) => severity !== 'info').length) }),
  },
]
