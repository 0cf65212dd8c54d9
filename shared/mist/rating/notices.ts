/** The notices of a whole rating: those of the design hour, of the climate, and of the money. */
import type { Warning } from '../../../engine/warnings'
import type { MistInput } from '../document/mistDocument'
import type { MistRating } from '../document/mistRating'
import { nozzleRange } from '../nozzles/sampleNozzles'

/** Paths of the engine's input, and those of the document that mend the same. */
const paths: Readonly<Record<string, string>> = {
  'spray.distance': 'intake.distance',
  effectiveness: 'spray.effectiveness',
  airflow: 'intake.airflow',
}

/** Quantities of the engine, and those that readers have units of. */
const quantities: Readonly<Record<string, string>> = { share: 'relativeHumidity', density: 'dissolved' }

const ofDocument = ({ input, quantity, ...warning }: Warning): Warning => ({
  ...warning,
  ...(input === undefined ? {} : { input: paths[input] ?? input }),
  ...(quantity === undefined ? {} : { quantity: quantities[quantity] ?? quantity }),
})

type Found = Pick<MistRating, 'year' | 'climate' | 'design'>
type Designed = Pick<MistRating['design'], 'leaving' | 'supply' | 'nozzles'>

/** Sums that deviate by more than this are told of [-]. */
const farOff = 0.1

/** What the engine says of the design hour, with the paths of the document. */
export const designWarnings = (ofDesign: readonly Warning[]): Warning[] => ofDesign.map(ofDocument)

/** The limits of the design hour, as warnings: one that the reader sees as equal is left out. */
export function limitWarnings({ limits }: MistInput, { leaving, supply, nozzles }: Designed): Warning[] {
  const checks = [
    ['AIR_HOT', leaving.T, limits.leaving, 'temperature', 'spray.effectiveness'],
    ['WATER_HIGH', supply, limits.water, 'sprayFlow', 'spray.effectiveness'],
    ['NOZZLES_MANY', nozzles.count, limits.nozzles, 'count', 'spray.nozzle.flow'],
  ] as const
  return checks.flatMap(([code, value, most, quantity, input]): Warning[] =>
    most === undefined || value <= most
      ? []
      : [
          {
            ...{ code, severity: 'warning', value, limits: [0, most], quantity, input },
            message: `${value.toPrecision(4)} is above ${most.toPrecision(4)}, the limit of the design hour.`,
          },
        ],
  )
}

export function allWarnings(
  input: MistInput,
  ofDesign: readonly Warning[],
  { year, climate, design }: Found,
): Warning[] {
  const found = [...designWarnings(ofDesign), ...limitWarnings(input, design)]
  const { machine, money } = input
  const { nozzle, pressure } = input.spray
  const ends = nozzleRange.map(share => share * nozzle.pressure) as [number, number]
  if (pressure < ends[0] || pressure > ends[1])
    found.push({
      code: 'NOZZLE_RANGE',
      severity: 'warning',
      message: `The nozzle is known at ${(nozzle.pressure / 1e5).toFixed(0)} bar: its flow and droplets at ${(pressure / 1e5).toFixed(0)} bar are extrapolated.`,
      input: 'spray.pressure',
      value: pressure,
      limits: ends,
      quantity: 'pumpPressure',
    })
  if (year.hoursOn === 0)
    found.push({
      code: 'MIST_IDLE',
      severity: 'warning',
      message: 'The mist runs in no hour of the year at this place.',
      input: 'control.lockout',
    })
  else if (year.worth.savings < 0)
    found.push({
      code: 'MIST_COSTS',
      severity: 'warning',
      message: `The water and the pump cost more than the mist saves: ${year.worth.savings.toFixed(0)} a year.`,
      input: 'money.waterPrice',
      value: year.worth.savings,
      quantity: 'money',
    })
  found.push(...latePayback(year.worth.simplePayback, money))
  if (machine.leastAir !== undefined && machine.leastAir > (input.control.lockout ?? 297.05) + 1)
    found.push({
      code: 'HEAD_HELD',
      severity: 'info',
      message: `Below ${machine.leastAir.toFixed(1)} K of air the power falls no further, and the mist runs from a lower one on.`,
      input: 'control.lockout',
      value: machine.leastAir,
      quantity: 'temperature',
    })
  const { mistDepression } = climate.deviations
  if (climate.method === 'normals')
    found.push({
      code: 'CLIMATE_NORMALS',
      severity: 'info',
      message: `Only means of the months are known of ${climate.name}: sums of its year are an estimate.`,
      input: 'site.place',
      ...(mistDepression === undefined ? {} : { value: mistDepression, quantity: 'fraction' }),
    })
  else if (mistDepression !== undefined && Math.abs(mistDepression) > farOff)
    found.push({
      code: 'CLIMATE_OFF',
      severity: 'info',
      message: `The hours in which mist is worth while deviate by ${(100 * mistDepression).toFixed(0)} % from the hourly file of ${climate.name}.`,
      input: 'site.place',
      value: mistDepression,
      quantity: 'fraction',
    })
  if (money.installed === 0)
    found.push({
      code: 'INSTALLED_COST',
      severity: 'info',
      message: 'Give what the mist costs installed, so that its payback can be told.',
      input: 'money.installed',
    })
  return found
}

/** By whole years, as the cash flow counts them: the one in which all is paid back, and the last of the life. */
function latePayback(years: number | undefined, { life: given }: MistInput['money']): Warning[] {
  const life = Math.round(given)
  if (years === undefined || years <= life) return []
  return [
    {
      code: 'PAYBACK_LATE',
      severity: 'warning',
      message: `By the savings of the first year the mist pays back in ${years.toFixed(1)} years, beyond its life of ${life}.`,
      input: 'money.installed',
      value: Math.ceil(years),
      limits: [0, life],
      quantity: 'count',
    },
  ]
}
