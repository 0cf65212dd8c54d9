/** Fluids that attack or react with tube materials, and the materials to choose instead. */

export interface FluidMaterial {
  severity: 'error' | 'warning' | 'info'
  /** The effect, and what to choose instead; one sentence without a number. */
  message: string
}

interface Row extends FluidMaterial {
  fluids: readonly string[]
  /** Tube materials; every one where it is left out. */
  tubes?: readonly string[]
}

const copperAlloys = ['Copper', 'Cupro-Nickel 90/10', 'Red Brass', 'Brass', 'K65 Copper Alloy']
const stainless = ['304 Stainless', '316 Stainless']
const ammonia = ['R-717', 'Ammonia']
const chlorides = ['Calcium chloride', 'Sodium chloride']
const glycols = ['Ethylene glycol', 'Propylene glycol', 'Ethylene glycol (ASHRAE)', 'Propylene glycol (ASHRAE)']

/** Worst first: only one row is reported for a coil. */
const rows: readonly Row[] = [
  {
    ...{ fluids: ammonia, tubes: copperAlloys, severity: 'error' },
    message:
      'Ammonia dissolves copper and cracks its alloys: choose tubes of carbon or stainless steel, or of aluminum.',
  },
  {
    ...{ fluids: ['Acetylene'], tubes: copperAlloys, severity: 'error' },
    message: 'Acetylene makes an explosive with copper and its alloys: choose tubes of steel.',
  },
  {
    ...{ fluids: ['Hydrogen sulfide'], tubes: copperAlloys, severity: 'error' },
    message: 'Hydrogen sulfide eats copper and its alloys: choose tubes of stainless steel or of aluminum.',
  },
  {
    ...{ fluids: ['Chlorine', 'Hydrogen chloride'], tubes: [...copperAlloys, 'Aluminum'], severity: 'error' },
    message: 'This gas eats copper, its alloys and aluminum as soon as it is moist: choose tubes of Hastalloy.',
  },
  {
    ...{ fluids: ['Chlorine', 'Hydrogen chloride'], tubes: ['Carbon Steel', ...stainless], severity: 'warning' },
    message: 'This gas eats steel as soon as it is moist: keep it dry, or choose tubes of Hastalloy.',
  },
  {
    ...{ fluids: chlorides, tubes: ['Aluminum'], severity: 'error' },
    message:
      'Chloride brine pits aluminum through: choose tubes of cupro-nickel or AL6XN, or an organic brine in copper.',
  },
  {
    ...{ fluids: chlorides, tubes: stainless, severity: 'warning' },
    message: 'Chloride brine pits and cracks stainless steel: choose tubes of cupro-nickel or AL6XN.',
  },
  {
    ...{ fluids: chlorides, tubes: ['Carbon Steel', 'Brass', 'Red Brass', 'Copper'], severity: 'warning' },
    message:
      'Chloride brine eats these tubes unless air is kept out and an inhibitor in: choose cupro-nickel otherwise.',
  },
  {
    ...{ fluids: ['Potassium formate', 'Potassium acetate'], tubes: ['Aluminum'], severity: 'warning' },
    message: 'This brine is alkaline and eats aluminum: choose tubes of copper or stainless steel.',
  },
  {
    ...{ fluids: ['Methyl alcohol'], tubes: ['Aluminum'], severity: 'warning' },
    message: 'Methyl alcohol with little water eats aluminum: choose tubes of copper or steel.',
  },
  {
    ...{ fluids: ['Water', 'NBS water'], tubes: ['Carbon Steel'], severity: 'warning' },
    message:
      'Water with oxygen in it rusts carbon steel: close and treat the loop, or choose copper or stainless steel.',
  },
  {
    ...{ fluids: ['Water', 'NBS water'], tubes: ['Aluminum'], severity: 'warning' },
    message:
      'Water eats aluminum unless its pH is held and no copper is in the loop: choose tubes of copper otherwise.',
  },
  {
    ...{ fluids: glycols, severity: 'info' },
    message: 'Glycol is rated with its inhibitor: plain glycol turns acid and eats the tubes.',
  },
]

/**
 * The notice about a fluid in tubes of a material.
 *
 * @param fluid         name of the fluid or refrigerant in the tubes
 * @param tubeMaterial  name of the tube material
 * @returns severity and sentence; undefined where no problem is known
 *
 * Valid for the fluids and tubes of the lists of choices; a user's own fluid is not covered.
 *
 * Source: common practice: ASHRAE Handbook Refrigeration (ammonia systems, secondary coolants), CGA safety bulletins on
 * acetylene, manufacturers' resistance tables. Not confirmed by the product owner's practice.
 */
export function fluidMaterial(fluid: string, tubeMaterial: string): FluidMaterial | undefined {
  return rows.find(({ fluids, tubes }) => fluids.includes(fluid) && (tubes?.includes(tubeMaterial) ?? true))
}
