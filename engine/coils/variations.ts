import type { CoilInput } from './coil'

/** An input of a coil, with its values one step lower and one step higher. */
export interface Variation {
  /** The input, as a path into the document. */
  path: string
  /** Its value, and the steps to either side, in SI. */
  value: number
  low: number
  high: number
}

/** Steps that depend on the units of the reader, who wants round numbers; SI. */
export interface StepAmounts {
  /** Of temperatures [K]. */
  temperature: number
  /** Of liquid before the expansion valve, and of hot gas [K]. */
  farTemperature: number
  /** Of fouling in the tubes [m2 K/W]. */
  fouling: number
}

const roundInSI: StepAmounts = { temperature: 1, farTemperature: 5, fouling: 1e-4 }

/** Steps by input: a share of the value, or an amount [rows, -], or the name of one. */
type Step = { share: number } | { amount: number } | keyof StepAmounts

const steps: readonly (readonly [path: string, step: Step])[] = [
  ['air.flow.value', { share: 0.1 }],
  ['air.dryBulb', 'temperature'],
  ['air.humidity.value', { share: 0.05 }],
  ['fluid.enteringTemperature', 'temperature'],
  ['fluid.given.value', { share: 0.1 }],
  ['fluid.share', { amount: 0.05 }],
  ['steam.pressure', { share: 0.1 }],
  ['refrigerant.suctionTemperature', 'temperature'],
  ['refrigerant.inlet.value', 'farTemperature'],
  ['refrigerant.at.value', 'temperature'],
  ['refrigerant.hotGasTemperature', 'farTemperature'],
  ['refrigerant.given.value', 'temperature'],
  ['geometry.finnedHeight', { share: 0.1 }],
  ['geometry.finnedLength', { share: 0.1 }],
  ['geometry.rows', { amount: 1 }],
  ['geometry.finPitch', { share: 0.1 }],
  ['geometry.finThickness', { share: 0.1 }],
  ['resistances.insideFouling', 'fouling'],
]

/** Values of inputs that have a `kind`, and for which a step in kelvin does not fit. */
const byShare: ReadonlySet<string> = new Set([
  'volume-flow',
  'mass-flow',
  'capacity',
  'quality',
  'pressure',
  'relative-humidity',
  'humidity-ratio',
])

/**
 * The main inputs of a coil with the steps by which a study moves them, one at a time.
 *
 * @param input    the coil, SI
 * @param amounts  steps of temperatures and fouling, SI; round numbers of SI without them
 * @returns        the inputs that this coil has; flows and sizes by 10 %, temperatures, a wet bulb too, and fouling by
 *                 their amounts, other humidities by 5 %, one row
 *
 * Valid for every coil; a step may leave the bounds; the rating then refuses it.
 *
 * Source: definition.
 */
export function variations(input: CoilInput, amounts: StepAmounts = roundInSI): Variation[] {
  return steps.flatMap(([path, usual]) => {
    const found = numberOf(input, path)
    const value = found ?? (path === 'resistances.insideFouling' && input.coilType !== 'NONE' ? 0 : undefined)
    if (value === undefined) return []
    const step = stepOf(input, path, typeof usual === 'string' ? { amount: amounts[usual] } : usual, value, amounts)
    // Fouling cannot be less than zero.
    const low = path === 'resistances.insideFouling' ? Math.max(0, value - step) : value - step
    return [{ path, value, low, high: value + step }]
  })
}

function stepOf(
  input: CoilInput,
  path: string,
  usual: { share: number } | { amount: number },
  value: number,
  { temperature }: StepAmounts,
): number {
  const kind = textOf(input, path.replace(/value$/, 'kind'))
  if (kind === 'wet-bulb' || kind === 'leaving-temperature') return temperature
  if (kind !== undefined && byShare.has(kind)) return Math.abs(value) * (path === 'air.humidity.value' ? 0.05 : 0.1)
  return 'share' in usual ? Math.abs(value) * usual.share : usual.amount
}

const at = (input: CoilInput, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], input)

function numberOf(input: CoilInput, path: string): number | undefined {
  const value = at(input, path)
  return typeof value === 'number' ? value : undefined
}

function textOf(input: CoilInput, path: string): string | undefined {
  const value = at(input, path)
  return typeof value === 'string' ? value : undefined
}
