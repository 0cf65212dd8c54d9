/** The residual Helmholtz energy with its derivatives, as its terms add to them. */
/**
 * Values of the last evaluation, all dimensionless: `a` is the residual energy, the others its derivatives multiplied
 * by delta and tau once for each letter d and t: `adt` is delta tau d2a/(d delta d tau).
 */
export interface Derivatives {
  a: number
  ad: number
  add: number
  at: number
  att: number
  adt: number
}
