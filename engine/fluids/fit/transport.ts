/** Viscosity, conductivity and surface tension of a curve fit. */
import type { HotState } from '../fluid'
import type { FitRoom } from './fitRoom'
import { setEnds } from './flash'
import {
  conductivityForm,
  liquidDensityForm,
  reduce,
  tensionForm,
  thinForm,
  vapourDensityForm,
  viscosityForm,
} from './forms'

/**
 * Transport of a state.
 *
 * @param room  of the fit
 * @param out   the state; mu [Pa s], k [W/m K] and sigma [N/m] are written
 *
 * Valid for the states of the fit; 0 where a property is undefined, as for a wet state and for vapour below
 * `vapourTransportFrom`.
 *
 * Source: the forms; in superheated vapour the excess over the dilute gas is proportional to density; in compressed
 * liquid the whole property follows a power of density.
 */
export function writeTransport(room: FitRoom, out: HotState): void {
  const { fit, at, bubble, dew } = room
  const { critical } = fit
  out.mu = 0
  out.k = 0
  out.sigma = 0
  if (out.q >= 0) {
    at.x = out.T / critical.T
    reduce(at)
    out.sigma = tensionForm(fit.sigma, at)
  }
  if (out.phase === 'two-phase') return
  if (out.phase === 'liquid') {
    at.x = out.T / critical.T
    reduce(at)
    out.mu = Math.exp(viscosityForm(fit.liquidMu, at))
    out.k = conductivityForm(fit.liquidK, at)
    if (out.q === 0) return
    const denser = out.rho / (critical.rho * (1 + liquidDensityForm(fit.liquidRho, at)))
    out.mu *= denser ** thinForm(fit.liquidMuRise, at.x)
    out.k *= denser ** thinForm(fit.liquidKRise, at.x)
    return
  }
  dew.T = out.T
  if (out.q !== 1) {
    bubble.p = out.p
    setEnds(room)
  }
  if (dew.T < fit.vapourTransportFrom) return
  at.x = dew.T / critical.T
  reduce(at)
  out.mu = Math.exp(viscosityForm(fit.vapourMu, at))
  out.k = conductivityForm(fit.vapourK, at)
  if (out.q === 1) return
  const share = out.rho / (critical.rho * Math.exp(vapourDensityForm(fit.vapourRho, at)))
  const x = out.T / critical.T
  out.mu = thinForm(fit.thinMu, x) + share * (out.mu - thinForm(fit.thinMu, at.x))
  out.k = thinForm(fit.thinK, x) + share * (out.k - thinForm(fit.thinK, at.x))
}
