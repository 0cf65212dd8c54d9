/**
 * Efficiency of a segmented fin: a bar with an adiabatic tip, corrected for uneven flow around the tube.
 *
 * @param input.coefficient    on the fin [W/m2 K]
 * @param input.conductivity   of the fin [W/m K]
 * @param input.height         fin height [m]
 * @param input.thickness      fin thickness [m]
 * @param input.segmentWidth   width of a segment [m]
 * @returns fin efficiency [-]
 *
 * Valid for efficiencies above 0.5; the correction is not yet compared with the paper.
 *
 * Source: C. Weierman, Oil and Gas Journal 74 no. 36 (1976) 94-100.
 */
export function segmentedFin(input: {
  coefficient: number
  conductivity: number
  height: number
  thickness: number
  segmentWidth: number
}): number {
  const { coefficient, conductivity, height, thickness: t, segmentWidth: w } = input
  const m = Math.sqrt((2 * coefficient * (t + w)) / (conductivity * t * w))
  const ideal = bar(m * (height + t / 2))
  return ideal * (0.9 + 0.1 * ideal)
}

/**
 * Efficiency of a solid high fin, corrected for uneven flow around the tube.
 *
 * @param input.ideal         efficiency of the same fin in even flow [-]
 * @param input.diameterRatio diameter over the fin over that of the tube [-]
 * @returns fin efficiency [-]
 *
 * Valid for efficiencies above 0.5; the correction is not yet compared with the paper.
 *
 * Source: as `segmentedFin`.
 */
export function wholeFin({ ideal, diameterRatio }: { ideal: number; diameterRatio: number }): number {
  const uneven = ideal * (0.7 + 0.3 * ideal)
  return uneven * (0.45 * Math.log(diameterRatio) * (uneven - 1) + 1)
}

/** Efficiency of a bar with an adiabatic tip. */
const bar = (length: number) => (length < 1e-6 ? 1 : Math.tanh(length) / length)
