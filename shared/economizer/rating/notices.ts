/** The notices of a whole rating: those of full load, those that only part load has, and those of its money. */
import type { EconomizerRating as EngineRating } from '../../../engine/economizer'
import type { Warning } from '../../../engine/warnings'
import type { EconomizerInput } from '../document/economizerDocument'
import { installedCost, isStageUnpriced } from '../facts/installedCost'
import { type Construction, madeOf } from '../facts/madeOf'

/** The paths of the engine's input, and those of the document that mend the same. The first that fits counts. */
const paths: readonly (readonly [engine: string, document: string])[] = [
  ['stages.0.waterIn', 'water.temperature'],
  ['stages.0.waterFlow', 'water.feed'],
  ['stages.0.bank.', 'unit.'],
  ['stages.0.circuits', 'unit.circuits'],
  ['stages.0', 'unit.rows'],
  ['stages.1.waterIn', 'condensing.water.temperature'],
  ['stages.1.waterFlow', 'condensing.water.flow'],
  ['stages.1.bank.', 'condensing.bank.'],
  ['stages.1.circuits', 'condensing.bank.circuits'],
  ['stages.1', 'condensing.bank.rows'],
]

function documentPath(path: string): string {
  const found = paths.find(([engine]) => path.startsWith(engine))
  return found ? found[1] + (found[0].endsWith('.') ? path.slice(found[0].length) : '') : path
}

const ofDocument = (warning: Warning): Warning =>
  warning.input === undefined ? warning : { ...warning, input: documentPath(warning.input) }

/**
 * The whole unit against the room and the load that there is for it. A second stage stands behind the first. No errors,
 * so that they are left out where the reader sees both as the same.
 */
function sizeWarnings({ unit, condensing, stack, limits }: EconomizerInput, { stages }: EngineRating): Warning[] {
  const banks = [unit, ...(condensing ? [condensing.bank] : [])]
  const made = banks.map((bank, index) => madeOf(bank, stages[index]!.bankWaterFlow, stack?.diameter))
  const sum = (of: (one: Construction) => number) => made.reduce((all, one) => all + of(one), 0)
  const sizes = [
    ['HEIGHT', 'height', sum(one => one.height), 'length', 'unit.rows'],
    ['WIDTH', 'width', Math.max(...made.map(one => Math.max(one.width, one.length))), 'length', 'unit.tubeLength'],
    ['WEIGHT', 'weight', sum(one => one.dryWeight), 'mass', 'unit.rows'],
  ] as const
  return sizes.flatMap(([code, name, value, quantity, input]): Warning[] => {
    const most = limits[name]
    if (most === undefined || value <= most) return []
    const message = `The ${name} of the unit is ${value.toPrecision(4)}, and at most ${most.toPrecision(4)} is given.`
    return [{ code, severity: 'warning', message, value, limits: [0, most], quantity, input }]
  })
}

/** Heat below what is required: no error, as the sizes. */
function heatWarnings({ limits: { heat } }: EconomizerInput, rating: EngineRating): Warning[] {
  if (heat === undefined || rating.heat >= heat) return []
  const message = `${rating.heat.toPrecision(4)} W is recovered, and at least ${heat.toPrecision(4)} W is required.`
  const { heat: value } = rating
  return [
    {
      code: 'HEAT_LOW',
      severity: 'warning',
      message,
      value,
      limits: [heat, 1e9],
      quantity: 'heatFlow',
      input: 'unit.rows',
    },
  ]
}

/** What there is to say of the unit at a load, its sizes and its duty included. */
export function unitWarnings(input: EconomizerInput, rating: EngineRating): Warning[] {
  return [...rating.warnings.map(ofDocument), ...sizeWarnings(input, rating), ...heatWarnings(input, rating)]
}

/** A rating at another load or off design, with the words that name it: `At 50 % fire`, `With No. 2 oil`. */
export interface OtherRating {
  said: string
  rating: EngineRating
}

/** Whether the design itself, or an earlier one of the others, has told the same of the same field. */
const isTold = (found: readonly Warning[], { code, input }: Warning) =>
  found.some(each => each.code === code && each.input === input)

export function allWarnings(
  input: EconomizerInput,
  full: EngineRating,
  loads: readonly OtherRating[],
  offDesign: readonly OtherRating[],
  isPriced: boolean,
): Warning[] {
  const found = unitWarnings(input, full)
  const tell = ({ said, rating }: OtherRating, isOffDesign: boolean) => {
    for (const warning of rating.warnings.map(ofDocument))
      if (warning.severity !== 'info' && !isTold(found, warning))
        found.push({
          ...warning,
          // The design itself may be used, whatever becomes of it off design.
          severity: isOffDesign ? 'warning' : warning.severity,
          message: `${said}: ${warning.message}`,
        })
  }
  for (const load of loads) tell(load, false)
  for (const one of offDesign) tell(one, true)
  if (!isPriced)
    found.push({
      code: 'FUEL_PRICE',
      severity: 'warning',
      message: 'This fuel has no usual price: give its own, so that the year has its money.',
      input: 'money.fuelPrice',
    })
  if (isStageUnpriced(input))
    found.push({
      code: 'STAGE_COST',
      severity: 'warning',
      message: 'The payback counts the first stage alone: give what the second costs, or 0 if one price covers both.',
      input: 'condensing.installed',
    })
  if (installedCost(input) === 0)
    found.push({
      code: 'INSTALLED_COST',
      severity: 'info',
      message: 'Give what the economizer costs installed, so that its payback can be told.',
      input: 'money.installed',
    })
  return found
}
