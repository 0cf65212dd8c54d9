/** What each row gives, counted as the capacity of the coil is: the engine counts the heat of the air, which heating takes up. */
import type { CoilRating } from '../../../engine/coils/coil'

interface RowHeat {
  total: number
  sensible: number
  /** Of the capacity of the coil; 0 where it has none. */
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
