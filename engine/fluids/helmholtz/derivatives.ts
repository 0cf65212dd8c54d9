/** The residual Helmholtz energy with its derivatives, as its terms add to them. */
/**
 * Values left by the last evaluation, all dimensionless: `a` the residual energy, then its derivatives times delta and
 * tau as often as the letters d and t say: `adt` is delta tau d2a/(d delta d tau).
 */
export interface Derivatives {
  a: number
  ad: number
  add: number
  at: number
  att: number
  adt: number
}
