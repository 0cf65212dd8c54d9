/** The deviations of v2025 from the whole coils of another program, with the explained exceptions. */
import { type CoilRating, rateCoil } from '../../engine/coils'
import { rateMarched } from '../../engine/coils/marching/rateMarched'
import { EngineError } from '../../engine/errors'
import { coilSize } from '../../engine/geometry'
import { inputOf, likeTheirs, wholeCoils } from './wholeCoils'

/** Coils outside the bands, by number in the fixture, each with its reason. */
export const exceptions: Readonly<Record<number, string>> = {
  2: 'dry, three rows: the other program takes one cross-flow for the passes that meet the air in counter order here',
  9: 'wet, two rows: the other program rates wet fins with their dry efficiency (0.72; wet it is 0.53)',
  20: 'glycol: its properties at the mean of entering air and fluid give 1.9 times our film',
  21: 'wet, two rows: dry efficiency of wet fins, and glycol properties at the mean of entering air and fluid, where its film is 1.4 times ours',
  27: 'heating: water properties at the mean of entering air and water give 0.79 of our film; one cross-flow for four counter passes',
  30: 'heating, six rows: one cross-flow for the counter passes of this coil',
}

export interface Deviation {
  number: number
  name: string
  kind: string
  isWet: boolean
  theirs: number
  ours: number
  deviation: number
  balance: number
  sweeps: number
  reason?: string
}

let found: Deviation[] | undefined

/** Every coil, rated with the areas and the air-side coefficient of the other program. */
export function deviations(): Deviation[] {
  found ??= wholeCoils.map((of, index) => {
    const rating = likeTheirs(of)
    const theirs = of.capacity!
    const reason = exceptions[index + 1]
    return {
      number: index + 1,
      name: of.name,
      kind: of.kind,
      isWet: of['dry share'] !== null && of['dry share']! < 1,
      theirs,
      ours: rating.totalCapacity,
      deviation: rating.totalCapacity / theirs - 1,
      balance: rating.energyBalance,
      sweeps: rating.iterations,
      ...(reason && { reason }),
    }
  })
  return found
}

/** Tolerance of a coil: 10 % dry, 12 % wet and with two phases [-]. */
export function bandOf({ kind, isWet }: Deviation): number {
  return isWet || kind === 'DX evaporator' || kind === 'condenser' ? 0.12 : 0.1
}

/** Capacity over theirs minus one; or a text, if the march did not converge or the coil was refused. */
function capacityRatio(of: (typeof wholeCoils)[number], rate: () => CoilRating): number | string {
  try {
    const { totalCapacity, warnings } = rate()
    const isSettled = !warnings.some(({ code }) => code === 'NOT_CONVERGED')
    return isSettled ? totalCapacity / of.capacity! - 1 : 'not settled'
  } catch (error) {
    if (!(error instanceof EngineError && error.code === 'invalid-input')) throw error
    return 'refused'
  }
}

/** A coil as built: capacity over theirs minus one, also at constant pressure, and its area over theirs. */
export interface AsBuilt {
  found: number | string
  onePressure: number | string
  /** Saturation temperature drop [K]; undefined without saturation. */
  saturationDrop?: number
  areaRatio: number
}

/** The same coils as built, with our own areas, air side and pressure drop. */
export function asBuilt(): AsBuilt[] {
  return wholeCoils.map(of => {
    const input = inputOf(of)
    let saturationDrop: number | undefined
    const found = capacityRatio(of, () => {
      const rating = rateCoil(input)
      saturationDrop = rating.fluid.phaseChange?.saturationDrop
      return rating
    })
    return {
      found,
      onePressure: capacityRatio(of, () => rateMarched(input, { isobaric: true })),
      ...(saturationDrop !== undefined && { saturationDrop }),
      areaRatio: coilSize(input.geometry).outsideArea / of['outside area']!,
    }
  })
}
