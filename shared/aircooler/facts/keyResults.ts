/** The key results of an air cooler, each with what it is compared with. */
import { formatChange, formatNumber } from '../../display/formatNumber'
import { type Reader, readersValue } from '../../display/formatQuantity'
import type { KeyResult } from '../../tools/results/keyResult'
import type { AirCoolerInput } from '../document/airCoolerDocument'
import type { AirCoolerSummary } from '../document/airCoolerRating'

/** Sound at 1 m below a fan that practice allows [dB]. */
const usualSound = 85

export function keyResults(rating: AirCoolerSummary, { limits }: AirCoolerInput, reader: Reader): KeyResult[] {
  const { number, label, isAbove } = reader
  const { air, fans, stream, noise, margin } = rating
  const drop = stream.drop.total
  const sound = limits.soundPressure ?? usualSound
  const far = noise.byDistance.at(-1)!
  const flow = fans.count * fans.flow
  return [
    {
      label: 'Duty',
      value: number(rating.heat, 'heatFlow'),
      unit: label('heatFlow'),
      ...(margin === undefined
        ? { text: 'as it comes out' }
        : {
            text: `margin ${formatChange(100 * margin, 1)} %`,
            verdict:
              margin < -5e-4 ? ('err' as const) : margin < (limits.margin ?? 0) ? ('warn' as const) : ('ok' as const),
          }),
      purposes: ['heat transfer'],
    },
    {
      label: `Air, ${fans.count} ${fans.count === 1 ? 'fan' : 'fans'}`,
      value: number(flow, 'actualAirflow'),
      unit: label('actualAirflow'),
      text: `${number(air.inlet, 'temperature')} to ${number(air.leaving, 'temperature')} ${label('temperature')}`,
      purposes: ['air-side heat transfer'],
    },
    {
      label: 'Static and velocity',
      value: number(fans.totalPressure, 'airPressureDrop'),
      unit: label('airPressureDrop'),
      text: `face ${number(air.faceVelocity, 'velocity')} ${label('velocity')}`,
      purposes: ['air-side friction'],
    },
    {
      label: 'Fan power',
      value: `${formatNumber(fans.electric / 1000, fans.electric < 1e4 ? 1 : 0)} × ${fans.count}`,
      unit: label('power'),
      ...(limits.fanPower === undefined
        ? { text: `tip ${number(fans.tipSpeed, 'velocity')} ${label('velocity')}` }
        : {
            text: `max ${number(limits.fanPower, 'power')} in all`,
            verdict: isAbove(fans.power, limits.fanPower, 'power') ? ('warn' as const) : ('ok' as const),
          }),
      purposes: [],
    },
    {
      label: 'Process Δp',
      value: number(drop, 'processDrop'),
      unit: label('processDrop'),
      ...(limits.processDrop === undefined
        ? { text: `at ${number(stream.velocity, 'fluidVelocity')} ${label('fluidVelocity')}` }
        : {
            text: `max ${number(limits.processDrop, 'processDrop')}`,
            verdict: isAbove(drop, limits.processDrop, 'processDrop') ? ('err' as const) : ('ok' as const),
          }),
      purposes: ['tube friction'],
    },
    {
      // In whole feet or metres: 400 ft are 121.92 m.
      label: `Noise at ${formatNumber(readersValue(far.distance, 'plantLength', reader.system), 0)} ${label('plantLength')}`,
      value: formatNumber(far.pressure, 0),
      unit: 'dB',
      text: `${formatNumber(noise.pressureAtFan, 0)} at 1 m, max ${formatNumber(sound, 0)}`,
      verdict: isAbove(noise.pressureAtFan, sound, 'soundLevel') ? 'warn' : 'ok',
      purposes: ['noise'],
    },
  ]
}
