/** A compressor beside its condenser: how cold it evaporates, and how good it is. */

/** The cold side of the machine. */
export interface Compressor {
  /** Evaporating temperature [K]. */
  readonly evaporating: number
  /** Coefficient of performance over that of Carnot between both temperatures [-]. */
  readonly carnotShare: number
}

/** 5 °C, and half of Carnot's: scroll and screw compressors are between 0.45 and 0.6. */
export const usualCompressor: Compressor = { evaporating: 278.15, carnotShare: 0.5 }
