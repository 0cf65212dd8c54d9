/** The heat of each row, with the sign of the coil's capacity: the engine gives the heat that the air loses. */
import type { CoilRating } from '../../../engine/coils/coil'

interface RowHeat {
  total: number
  sensible: number
  /** The share of the coil's capacity; 0 if the coil has no capacity. */
  share: number
}

export function rowHeats({ rows, totalCapacity }: CoilRating): RowHeat[] {
  const sum = rows.reduce((all, { heat }) => all + heat, 0)
  const sign = sum * totalCapacity < 0 ? -1 : 1
  return rows.map(({ heat, sensibleHeat }) => ({
    total: sign * heat,
    sensible: sign * sensibleHeat,
    share: totalCapacity === 0 ? 0 : (sign * heat) / totalCapacity,
  }))
}
