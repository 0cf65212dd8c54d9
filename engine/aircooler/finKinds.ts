/** How fins hold to the tubes of air coolers, and how hot they may become. */

/** Hottest stream that fins of a kind are made for [K]. */
export const finKinds = {
  'l-foot': { name: 'L-foot', hottest: 403.15, trust: 'verify' },
  extruded: { name: 'extruded', hottest: 573.15, trust: 'verify' },
  embedded: { name: 'embedded', hottest: 673.15, trust: 'verify' },
  plate: { name: 'plate', hottest: 423.15, trust: 'assumption' },
} as const
