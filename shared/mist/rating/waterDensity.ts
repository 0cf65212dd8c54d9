/** Density of the water that is bought by volume [kg/m3]. */
export const waterDensity = 1000
