/** Names of the materials of tubes and fins: all that a list of choices needs. */

export const tubeMaterialNames = [
  'Copper',
  'Aluminum',
  'Cupro-Nickel 90/10',
  'Carbon Steel',
  '304 Stainless',
  '316 Stainless',
  'Red Brass',
  'AL6XN',
  'Hastalloy',
  'Brass',
  'K65 Copper Alloy',
] as const

/** Fin stock with a hydrophilic coating. */
export const hydrophilicStock = 'Waterfin 700'

export const finMaterialNames = [
  'Copper',
  'Aluminum',
  'Carbon Steel',
  '304 Stainless',
  '316 Stainless',
  'Brass',
  'AS',
  'Hycor Blue',
  'Waterfin 700',
] as const
