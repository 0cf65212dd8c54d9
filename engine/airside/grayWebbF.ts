import type { Correlation } from '../correlation'
import { type Checked, outOfRange } from '../warnings'
import { jakobEuler, splitFriction } from './fins/tubeShare'
import { grayWebbRange, grayWebbRatios } from './grayWebbJ'
import { type PlateFinInputs, type PlateFinName, plateFinInputs, requirePlateFin } from './plateFinInputs'

/**
 * Fanning friction factor of a flat staggered plate-fin coil after Gray and Webb: sum of the parts of fins and tubes.
 *
 * The tube part is that of a bare staggered bank of the same pitches after Jakob (Darcy-type factor for each row,
 * converted to the tube area): f_t = (Pt/Dc - 1)/pi x Eu, Eu = 4 [0.25 + 0.118/(Pt/Dc - 1)^1.08] Re^-0.16. The authors
 * used the charts of Zukauskas, which are 7 to 20 % higher at a pitch of two diameters: up to 4 % of the total.
 *
 * @param inputs  Re on the collar diameter [-], rows [-], pitches, collar diameter, fin pitch and thickness [m]
 * @returns f of dp = f (Ao/Ac) G^2 / (2 rho) [-], with a warning where the coil lies outside the data
 *
 * Valid as `grayWebbJ`. Constants not yet compared with the paper.
 *
 * Source: D. L. Gray, R. L. Webb, Proc. 8th Int. Heat Transfer Conf. (1986) 2745-2750; tube part M. Jakob,
 * Trans. ASME 60 (1938) 384-386.
 */
export function grayWebbF(inputs: PlateFinInputs): Checked<number> {
  requirePlateFin(inputs)
  return {
    value: plainGrayWebbF(inputs),
    warnings: outOfRange('gray-webb-f', grayWebbRatios(inputs), grayWebbRange),
  }
}

/**
 * The same friction factor without the checks, for use inside a solver.
 *
 * @param inputs  as `grayWebbF`
 * @returns f (Fanning) [-]
 *
 * Valid as `grayWebbF`.
 *
 * Source: as `grayWebbF`.
 */
export function plainGrayWebbF(inputs: PlateFinInputs): number {
  const fins = 0.508 * inputs.Re ** -0.521 * (inputs.transversePitch / inputs.collarDiameter) ** 1.318
  return splitFriction(fins, jakobEuler(inputs.Re, inputs, 'Staggered'), inputs)
}

/** Descriptor for the registry. */
export const grayWebbFCorrelation: Correlation<PlateFinName> = {
  id: 'gray-webb-f',
  kind: 'air-side friction',
  authors: 'Gray, Webb',
  year: 1986,
  title: 'Flat plate fin, large tubes: friction factor',
  inputs: plateFinInputs,
  validity: grayWebbRange,
  accuracy: 'root mean square error 7.8 % as quoted in reviews',
  source: 'Proc. 8th Int. Heat Transfer Conf. (1986) 2745-2750',
  trust: 'verify',
  evaluate: grayWebbF,
}
