/** Price of a kilogram of formed metal relative to one of copper tube. An assumption: a manufacturer replaces it. */
const perKilogram: Readonly<Record<string, number>> = {
  Copper: 1,
  Aluminum: 0.35,
  'Cupro-Nickel 90/10': 1.6,
  'Carbon Steel': 0.2,
  '409 Stainless': 0.4,
  '304 Stainless': 0.6,
  '316 Stainless': 0.8,
  'Red Brass': 0.95,
  AL6XN: 2.5,
  Hastalloy: 6,
  Brass: 0.9,
  AS: 0.2,
  'Hycor Blue': 0.45,
  'Waterfin 700': 0.45,
  'K65 Copper Alloy': 1.2,
}

/**
 * The price of a kilogram of formed metal over that of copper tube.
 *
 * @param name  of a metal of tubes or fins
 * @returns     relative price [-]; 1 of a metal that is not in the list
 *
 * Valid for ranking, not for quotations.
 *
 * Source: trade practice; an assumption, to be replaced by the manufacturer's own.
 */
export function metalPrice(name: string): number {
  return perKilogram[name] ?? 1
}
