/** A pair of phases on the saturation line. */
/**
 * A pair of phases: temperatures [K], pressures [Pa] and densities [kg/m3] of boiling liquid (`bubble`) and condensing
 * vapour (`dew`). For a pure fluid both temperatures and both pressures are the same.
 */
export interface Saturation {
  bubbleT: number
  dewT: number
  bubbleP: number
  dewP: number
  liquidRho: number
  vapourRho: number
}

/**
 * An empty pair of phases.
 *
 * @returns  a pair, all 0
 *
 * Source: definition.
 */
export function saturation(): Saturation {
  const no = Number.NaN
  return { bubbleT: no, dewT: no, bubbleP: no, dewP: no, liquidRho: no, vapourRho: no }
}
