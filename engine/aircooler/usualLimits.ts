/** Limits of practice, as API 661 has them. */

/** Quarter of a turn in two. */
const fortyFiveDegrees = Math.PI / 4

/**
 * Tip speed 61 m/s (12 000 ft/min), and 81 m/s (16 000) that needs an agreement; rings over 40 % of the face; 45 degrees; outlet 5 K
 * above the air; 85 dB at 1 m; wall 8.5 K (15 °F) above pour or freezing point; 310 Pa (1.25 in of water) through the bundle; stream
 * and air 1 K apart.
 */
export const usualLimits = {
  ...{ tipSpeed: 61, agreedTipSpeed: 81, coverage: 0.4, dispersion: fortyFiveDegrees, approach: 5 },
  ...{ soundPressure: 85, pourMargin: 8.5, airDrop: 310, pinch: 1 },
} as const

/** Face velocity of standard air by rows [m/s], fewer as three and more as six; what is usual around it [-]. */
export const usualFaceVelocity = { byRows: { 3: 3.6, 4: 3.3, 5: 3, 6: 2.8 }, around: [0.6, 1.2] } as const

/** Stream in the tubes [m/s]: liquids. */
export const usualVelocities = [0.3, 3] as const

/** Warm air comes back where it leaves slower than this share of what is sucked in below [-], and tells within [K]. */
export const recirculation = { share: 0.5, approach: 15 } as const

/**
 * Gas beside a vapour, by judgement: share of the vapour that leaves with it, and that which is much [-]; fall of the dew point [K];
 * share of the stream by moles [-]; heat by both methods [-].
 */
export const ventedGas = { vapour: 0.01, muchVapour: 0.1, dewFall: 10, moleShare: 0.3, methodsApart: 0.03 } as const

/** Of the critical pressure around it, where properties change fast [-]. */
export const nearCritical = 0.05
