import { enumeration } from './enumeration'

/** Materials of tubes, fins, headers and casings. The spelling 'Hastalloy' is the product's. */
export const material = enumeration('material', {
  COPPER: 'Copper',
  ALUMINUM: 'Aluminum',
  CUPRO_NICKEL_90_10: 'Cupro-Nickel 90/10',
  CARBON_STEEL: 'Carbon Steel',
  STAINLESS_304: '304 Stainless',
  STAINLESS_316: '316 Stainless',
  RED_BRASS: 'Red Brass',
  AL6XN: 'AL6XN',
  HASTALLOY: 'Hastalloy',
  BRASS: 'Brass',
  AS: 'AS',
  HYCOR_BLUE: 'Hycor Blue',
  WATERFIN_700: 'Waterfin 700',
  K65_COPPER_ALLOY: 'K65 Copper Alloy',
})
