/**
 * Pressure drop of air through a piece of a finned coil.
 *
 * @param input.massVelocity  moist-air mass flow over the free flow area [kg/m2 s]
 * @param input.friction      Fanning friction factor on the outside area [-]
 * @param input.areaRatio     outside area over free flow area of the piece, Ao/Ac [-]
 * @param input.contraction   free flow area over face area [-]
 * @param input.densityIn     density of moist air entering the piece [kg/m3]
 * @param input.densityOut    density leaving [kg/m3]
 * @returns pressure drop [Pa]: friction at the mean density, and the change of momentum
 *
 * Valid for pressure drops small against the pressure. Entrance and exit losses are inside the friction factor.
 *
 * Source: W. M. Kays, A. L. London, Compact Heat Exchangers, 3rd ed. (1984), chapter 2.
 */
export function airPressureDrop(input: {
  massVelocity: number
  friction: number
  areaRatio: number
  contraction: number
  densityIn: number
  densityOut: number
}): number {
  const { massVelocity: G, friction, areaRatio, contraction, densityIn, densityOut } = input
  const density = 2 / (1 / densityIn + 1 / densityOut)
  const momentum = (1 + contraction ** 2) * (densityIn / densityOut - 1)
  return ((G * G) / (2 * densityIn)) * (momentum + friction * areaRatio * (densityIn / density))
}
