import type { Checked } from '../../warnings'

/**
 * Nusselt number of developed laminar flow in a tube at constant heat flux.
 *
 * @returns Nusselt number on the inner diameter [-]
 *
 * Valid for long tubes in laminar flow.
 *
 * Source: Shah, London, Laminar Flow Forced Convection in Ducts (1978).
 */
export function laminarHeatFlux(): Checked<number> {
  const value = 48 / 11
  return { value, warnings: [] }
}
