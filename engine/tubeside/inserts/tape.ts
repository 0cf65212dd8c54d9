/** Groups of a tube with a twisted tape. */
export interface Tape {
  /** Ratios of the wetted perimeter and of the cross-section of the plain tube to those with the tape [-]. */
  q1: number
  q2: number
  /** Length of the swirling path at the wall over that of the tube [-]. */
  path: number
  /** Swirl Reynolds number over the square root of the pitch ratio [-]. */
  swirl: number
}

/**
 * Groups of a tube with a twisted tape.
 *
 * @param input.Re              Reynolds number on the empty tube [-]
 * @param input.pitchRatio      pitch of half a turn over the inner diameter [-]
 * @param input.thicknessRatio  thickness of the tape over the inner diameter [-]; 0 if left out
 * @returns area and perimeter factors, path, and the swirl parameter [-]
 *
 * Valid for tapes thinner than half the tube.
 *
 * Source: R. M. Manglik, A. E. Bergles, J. Heat Transfer 115 (1993) 881-889.
 */
export function tapeOf(input: { Re: number; pitchRatio: number; thicknessRatio?: number }): Tape {
  const { Re, pitchRatio, thicknessRatio = 0 } = input
  const left = Math.PI - 4 * thicknessRatio
  const q2 = Math.PI / left
  const path = Math.sqrt(1 + (Math.PI / (2 * pitchRatio)) ** 2)
  return {
    q1: (Math.PI + 2 - 2 * thicknessRatio) / left,
    q2,
    path,
    swirl: (Re * q2 * path) / Math.sqrt(pitchRatio),
  }
}
