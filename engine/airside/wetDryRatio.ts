import type { Correlation } from '../correlation'
import { EngineError } from '../errors'
import { type Checked, outOfRange } from '../warnings'

const range = { Re: [300, 5500] } as const

/** Inputs of the wet to dry ratio. */
export interface WetDryInputs {
  Re: number
  rows: number
  collarDiameter: number
  finPitch: number
}

/**
 * Ratio of the wet to the dry j factor of a flat plate fin.
 *
 * @param inputs  Re on the collar diameter [-], rows [-], collar diameter and fin pitch [m]
 * @returns j wet over j dry [-], held between 0.5 and 1.5, with a warning outside the fitted Reynolds range
 *
 * Valid for Re 300 to 5500 and 1 to 6 rows; Re is held inside that range, so that the ratio stays finite.
 *
 * Source: C. C. Wang, W. S. Lee, W. J. Sheu, J. S. Liaw, Int. J. Heat Mass Transfer 44 (2001).
 */
export function wetDryRatio(inputs: WetDryInputs): Checked<number> {
  const { Re, rows, collarDiameter, finPitch } = inputs
  if (!(Re > 0 && rows > 0 && collarDiameter > 0 && finPitch > 0)) {
    throw new EngineError('not-positive', 'Re, rows, collar diameter and fin pitch must be positive', { ...inputs })
  }
  return { value: plainWetDryRatio(inputs), warnings: outOfRange('wang-wet-dry', { Re }, range) }
}

/**
 * The same ratio without the checks, for use inside a solver.
 *
 * @param inputs  as `wetDryRatio`
 * @returns j wet over j dry [-]
 *
 * Valid as `wetDryRatio`.
 *
 * Source: as `wetDryRatio`.
 */
export function plainWetDryRatio(inputs: WetDryInputs): number {
  const Re = Math.min(Math.max(inputs.Re, range.Re[0]), range.Re[1])
  const rows = Math.min(inputs.rows, 6)
  const spacing = inputs.finPitch / inputs.collarDiameter
  const W4 = -0.213 + 0.0176 * Math.log(Re) + 0.0172 / spacing
  const W5 = 0.551 - 2.63 * spacing - 0.012 * rows
  return Math.min(1.5, Math.max(0.5, 0.968 * Re ** W4 * spacing ** W5))
}

/** Descriptor for the registry. */
export const wetDryRatioCorrelation: Correlation<'Re' | 'rows' | 'collarDiameter' | 'finPitch'> = {
  id: 'wang-lee-sheu-liaw',
  kind: 'wet surface',
  authors: 'Wang, Lee, Sheu, Liaw',
  year: 2001,
  title: 'Flat plate fin: wet over dry j factor',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the collar diameter' },
    { name: 'rows', unit: '-', meaning: 'tube rows in the direction of the air' },
    { name: 'collarDiameter', unit: 'm', meaning: 'diameter over the fin collar' },
    { name: 'finPitch', unit: 'm', meaning: 'distance from fin to fin' },
  ],
  validity: range,
  accuracy: 'not stated in the sources read',
  source: 'Int. J. Heat Mass Transfer 44 (2001)',
  evaluate: wetDryRatio,
}
