import type { Correlation } from '../correlation'
import { EngineError } from '../errors'
import { type Checked, outOfRange } from '../warnings'

const range = { Re: [300, 5500] } as const

/** Bounds of the wet over the dry friction factor. */
const ratioBounds = { min: 1, max: 2.5 } as const

/** Inputs of the wet friction factor. Lengths [m]. */
export interface WetFrictionInputs {
  Re: number
  filmRe: number
  transversePitch: number
  longitudinalPitch: number
  collarDiameter: number
  finPitch: number
  hydraulicDiameter: number
  areaRatio: number
}

/**
 * Fanning friction factor of a flat plate-fin coil that is wet all over.
 *
 * @param inputs  Re on the collar diameter, film Reynolds number 2 G/mu, Ao/At [-], lengths [m]
 * @returns f wet [-], with a warning outside the fitted Reynolds range
 *
 * Valid for Re 300 to 5500; the film Reynolds number is held at 0.2 or above, where its logarithms change sign.
 *
 * Source: C. C. Wang, Y. T. Lin, C. J. Lee, Int. J. Heat Mass Transfer 43 (2000).
 */
export function wetFriction(inputs: WetFrictionInputs): Checked<number> {
  const { Re, transversePitch: Pt, longitudinalPitch: Pl, collarDiameter: Dc, finPitch: Fp } = inputs
  const { hydraulicDiameter: Dh, areaRatio } = inputs
  if (!(Re > 0 && Pt > 0 && Pl > 0 && Dc > 0 && Fp > 0 && Dh > 0 && areaRatio > 0)) {
    throw new EngineError('not-positive', 'Reynolds number, lengths and area ratio must be positive', { ...inputs })
  }
  return { value: plainWetFriction(inputs), warnings: outOfRange('wang-lin-lee-f', { Re }, range) }
}

/**
 * The same friction factor without the checks, for use inside a solver.
 *
 * @param inputs  as `wetFriction`
 * @returns f wet [-]
 *
 * Valid as `wetFriction`.
 *
 * Source: as `wetFriction`.
 */
export function plainWetFriction(inputs: WetFrictionInputs): number {
  const { Re, transversePitch: Pt, longitudinalPitch: Pl, collarDiameter: Dc, finPitch: Fp } = inputs
  const { hydraulicDiameter: Dh, areaRatio } = inputs
  const film = Math.max(inputs.filmRe, 0.2)
  const f1 = -0.7339 + 7.187 * (Fp / Pl) ** 2.5 * Math.log(9 * film)
  const f2 = -0.5417 * Math.log(areaRatio) * (Fp / Dc) ** 0.9
  const f3 = 0.02722 * Math.log(6 * film) * (Pl / Pt) ** 3.2 * Math.log(Re)
  const f4 = 0.2973 * Math.log(areaRatio) * Math.log(Dh / Dc)
  return (
    16.55 *
    Re ** f1 *
    (10 * film) ** f2 *
    areaRatio ** f3 *
    (Pl / Pt) ** f4 *
    (Fp / Dh) ** -0.5827 *
    Math.exp(Dh / Dc) ** -1.117
  )
}

/**
 * Ratio of wet to dry friction, limited to the range observed in wet coils.
 *
 * @param wet  friction factor of the wet coil [-]
 * @param dry  friction factor of the dry coil [-]
 * @returns ratio between 1 and 2.5 [-], with WET_F_CAPPED where the wet factor gives more
 *
 * Valid for flat plate fins.
 *
 * Source: engineering bound; wet coils of the open literature lie between 1 and 2.5 times the dry pressure drop.
 */
export function wetFrictionRatio(wet: number, dry: number): Checked<number> {
  const ratio = Math.min(wet / dry, 1000)
  // The comparison is written so that NaN counts as dry.
  const value = ratio > ratioBounds.min ? Math.min(ratioBounds.max, ratio) : ratioBounds.min
  if (!(ratio > ratioBounds.max)) return { value, warnings: [] }
  return {
    value,
    warnings: [
      {
        code: 'WET_F_CAPPED',
        severity: 'info',
        message: `Wet over dry air pressure drop ${ratio.toFixed(2)} is above 2.5 and is taken as 2.5.`,
        value: ratio,
        limits: [ratioBounds.min, ratioBounds.max],
      },
    ],
  }
}

/** Descriptor for the registry. */
export const wetFrictionCorrelation: Correlation<keyof WetFrictionInputs> = {
  id: 'wang-lin-lee-f',
  kind: 'wet surface',
  authors: 'Wang, Lin, Lee',
  year: 2000,
  title: 'Flat plate fin, wet: friction factor',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the collar diameter' },
    { name: 'filmRe', unit: '-', meaning: 'film Reynolds number, twice the load over the viscosity' },
    { name: 'transversePitch', unit: 'm', meaning: 'tube spacing across the air' },
    { name: 'longitudinalPitch', unit: 'm', meaning: 'tube spacing along the air' },
    { name: 'collarDiameter', unit: 'm', meaning: 'diameter over the fin collar' },
    { name: 'finPitch', unit: 'm', meaning: 'distance from fin to fin' },
    { name: 'hydraulicDiameter', unit: 'm', meaning: '4 Ac Pl / Ao of the unit cell' },
    { name: 'areaRatio', unit: '-', meaning: 'outside area over the collar cylinder' },
  ],
  validity: range,
  accuracy: 'not stated in the sources read',
  source: 'Int. J. Heat Mass Transfer 43 (2000)',
  evaluate: wetFriction,
}
