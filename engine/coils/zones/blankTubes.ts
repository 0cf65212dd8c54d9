/** Tubes without fluid among those of a coil that is rated by zones. */
import type { AirModel } from '../air/airModel'
import type { Zone } from './zone'

/**
 * Equivalent share of the surface: that of a surface without blank tubes which does as much as the coil with them.
 *
 * Air that passes a blank tube leaves its row unchanged, and mixes behind it with the air that was warmed or cooled.
 *
 * @param model   the coil
 * @param air     air side of a zone
 * @param inside  resistance from the outside surface to the fluid, on the outside area [m2 K/W]
 * @returns 1 where every tube carries fluid; else less than the share of the tubes that carry fluid [-]
 *
 * Valid for any coil. By the dry surface and one temperature in the tubes; wet surfaces follow it closely.
 *
 * Source: balance of a row with tubes that take no heat; mixing between rows.
 */
export function metShare(model: AirModel, air: Zone['air'], inside: number): number {
  const { circuits, size, dryAirFlow, outsideFouling, input } = model
  if (circuits.blanks === 0) return 1
  const { rows } = input.geometry
  const overall = 1 / (1 / (air.surfaceEfficiency * air.coefficient) + outsideFouling + inside)
  const units = (overall * size.outsideArea) / rows / (dryAirFlow * air.heatCapacity)
  const met = circuits.room.reduce((sum, share) => sum - Math.log1p(share * Math.expm1(-units)), 0)
  return met / (rows * units)
}
