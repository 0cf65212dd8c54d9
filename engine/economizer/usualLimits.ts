/** Limits of practice: half an inch of water, 10 K above the dew point, 20 K below boiling, 20 ft of water. */
export const usualLimits = { gasDrop: 124.5, dewMargin: 10, steamingMargin: 20, waterDrop: 60_000 } as const
