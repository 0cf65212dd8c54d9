import type { CoilLimit } from '../checks/limits'

/** Limits of practice for coils whose fluid changes its phase. Trade practice, to be confirmed. SI. */
export const zoneLimits = {
  /** Flow of a distributor over its rated flow [-]. */
  NOZZLE_LOW: { value: 0.5, severity: 'warning', quantity: 'fraction', input: 'refrigerant.distributor.ratedFlow' },
  NOZZLE_HIGH: { value: 2, severity: 'warning', quantity: 'fraction', input: 'refrigerant.distributor.ratedFlow' },
  /** Condensate that a sloped tube drains; computed for each tube [m3/s]. */
  STEAM_LOAD: { value: 0, severity: 'warning', quantity: 'volumeFlow', input: 'geometry.circuiting' },
  STEAM_QUALITY: { value: 0.9, severity: 'info', quantity: 'fraction', input: 'steam.quality' },
  SUPERHEAT_HIGH: { value: 50, severity: 'warning', quantity: 'temperatureDifference', input: 'steam.temperature' },
  /** Orifices of an inner tube over its bore [-]. */
  STEAM_ORIFICES: { value: 1, severity: 'warning', quantity: 'fraction', input: 'steam.innerTube.orificePitch' },
  /** Tube length over outside diameter of a distributing coil [-]. */
  STEAM_LENGTH: { value: 120, severity: 'warning', quantity: 'count', input: 'geometry.finnedLength' },
  /** Distance from the critical pressure on either side, as a share of it [-]. */
  SUPERCRIT_NEAR: { value: 0.05, severity: 'info', quantity: 'fraction', input: 'refrigerant.at.value' },
  GLIDE_COUNTER: { value: 3, severity: 'warning', quantity: 'temperatureDifference', input: 'geometry.arrangement' },
} as const satisfies Readonly<Record<string, CoilLimit>>

/** Ambient temperature in which a charged coil may stand [K]: 120 F. */
export const standingAmbient = 322.039
/** Slope of a steam coil towards its drain [-]: 1/8 in per foot. */
export const steamSlope = 0.0104
