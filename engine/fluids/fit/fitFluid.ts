/** A fluid by compact fits to its reference equation: the saturation line, and a limited range on both sides of it. */
import type { Fluid } from '../fluid'
import { stateBy } from '../stateBy'
import type { CurveFit } from './curveFit'
import { fitRoom, highestSuperheat } from './fitRoom'
import { flashIsobar, flashPq, flashTp, flashTq, flashTrho } from './flash'
import { writeTransport } from './transport'

/**
 * A fluid by curve fits.
 *
 * @param reference  the fluid by its reference equation, for its name, limits and sources
 * @param fit        the coefficients
 * @returns          the fluid; it gives no cv and no speed of sound
 *
 * Valid on the saturation line from 200 K, or the lowest temperature of the reference, to 0.97 Tc; in vapour to 100 K
 * of superheat; in liquid to the critical pressure. Elsewhere, above the critical point too, `out-of-range`, naming the
 * limit.
 *
 * Source: engine reference 3.3.3; least squares to the reference by `scripts/curveFits.ts`.
 */
export function fitFluid(reference: Fluid, fit: CurveFit): Fluid {
  const room = fitRoom(fit, reference.limits.highestT)
  const hot: Fluid['hot'] = {
    atTp: (T, p, out) => flashTp(room, T, p, out),
    atTq: (T, q, out) => flashTq(room, T, q, out),
    atPq: (p, q, out) => flashPq(room, p, q, out),
    atPh: (p, h, out) => flashIsobar(room, p, 'h', h, out),
    atPs: (p, s, out) => flashIsobar(room, p, 's', s, out),
    atTrho: (T, rho, out) => flashTrho(room, T, rho, out),
    transport: out => writeTransport(room, out),
  }
  return {
    ...reference,
    method: 'curve fit',
    limits: room.limits,
    sources: { ...reference.sources, fits: 'least squares to the reference equation, by scripts/curveFits.ts' },
    doubts: [...reference.doubts, ...doubtsOf(fit)],
    hot,
    state: stateBy(hot),
  }
}

function doubtsOf({ lowestT, highestT, vapourTransportFrom, superheat, subcool }: CurveFit): string[] {
  const doubts = [
    `By fits of the saturation line from ${lowestT.toFixed(2)} to ${highestT.toFixed(2)} K: within 0.05 % of the reference in p, 0.1 % and 0.3 % in the densities of liquid and vapor, 0.3 kJ/kg in h, 1 % in cp, 2 % in viscosity and conductivity.`,
    `Superheated vapor keeps these bounds where it condenses up to ${superheat.highestT.toFixed(1)} K and to ${superheat.above} K above that; it is answered, more roughly, to ${highestSuperheat} K.`,
    `Subcooled liquid keeps these bounds where it would boil up to ${subcool.highestT.toFixed(1)} K and to ${subcool.under} K under that; it is answered, more roughly, to the critical pressure.`,
  ]
  if (vapourTransportFrom > lowestT)
    doubts.push(
      `Viscosity and conductivity of the vapor only from condensing at ${vapourTransportFrom.toFixed(1)} K up: below, those of the reference bend at once, where corresponding states end.`,
    )
  return doubts
}
