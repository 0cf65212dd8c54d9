/** Functions for all scripts that write data modules: they read published constants in JSON. */

export type Numbers = readonly number[]
export type Raw = { [name: string]: unknown }

/** A text of the bibliography, with its accents and escapes as plain text. */
export function plain(source: unknown): string {
  return String(source ?? '')
    .replaceAll('BELL-PERSONAL-2015', 'I. H. Bell, fit to data, 2015')
    .replace(/\\["'~^`=.vc]\s*\{?\\?([A-Za-z])\}?/g, '$1')
    .replace(/[{}\\$]/g, '')
}

/** Rows from columns of equal length. */
export function columns(of: Raw, ...wanted: string[]): number[][] {
  const lists = wanted.map(name => of[name] as Numbers)
  return lists[0]!.map((_, row) => lists.map(list => list[row]!))
}

/**
 * The residual terms of an equation of state, sorted by kind.
 *
 * @param terms  as published
 * @returns      rows of each kind, as in `FluidData`
 */
export function residualOf(terms: Raw[]) {
  const residual = {
    powers: [] as number[][],
    stretch: undefined as number[][] | undefined,
    gaussian: undefined as number[][] | undefined,
    gaoB: undefined as number[][] | undefined,
    nonAnalytic: undefined as number[][] | undefined,
  }
  for (const term of terms) {
    if (term.kind === 'power') residual.powers.push(...columns(term, 'n', 'd', 't', 'l'))
    else if (term.kind === 'exponential') {
      residual.powers.push(...columns(term, 'n', 'd', 't', 'l'))
      residual.stretch = [...new Map(columns(term, 'l', 'g') as [number, number][])]
    } else if (term.kind === 'lemmon2005') residual.powers.push(...columns(term, 'n', 'd', 't', 'l', 'm'))
    else if (term.kind === 'gaussian')
      residual.gaussian = columns(term, 'n', 'd', 't', 'eta', 'epsilon', 'beta', 'gamma')
    else if (term.kind === 'gaoB') residual.gaoB = columns(term, 'n', 'd', 't', 'eta', 'epsilon', 'beta', 'gamma', 'b')
    else if (term.kind === 'nonAnalytic')
      residual.nonAnalytic = columns(term, 'n', 'a', 'b', 'beta', 'A', 'B', 'C', 'D')
    else throw new Error(`residual term ${term.kind}`)
  }
  return residual
}

/**
 * The ideal-gas terms: every published form is converted to lead, logarithm, powers of tau and Planck-Einstein terms.
 *
 * @param terms  as published
 * @param T      reducing temperature [K]
 * @returns      the terms, as in `FluidData`
 */
export function idealOf(terms: Raw[], T: number) {
  const ideal = { a1: 0, a2: 0, logTau: 0, powers: [] as number[][], einstein: [] as number[][] }
  for (const term of terms) {
    const n = term.n as Numbers
    const t = term.t as Numbers
    if (term.kind === 'lead') {
      ideal.a1 += term.a1 as number
      ideal.a2 += term.a2 as number
    } else if (term.kind === 'enthalpyEntropyOffset') {
      ideal.a1 += term.a1 as number
      ideal.a2 += term.a2 as number
    } else if (term.kind === 'logTau') ideal.logTau += term.a as number
    else if (term.kind === 'cp0Constant') ideal.logTau += term.cp_over_R as number
    else if (term.kind === 'power') ideal.powers.push(...columns(term, 'n', 't'))
    else if (term.kind === 'planckEinstein') ideal.einstein.push(...columns(term, 'n', 't'))
    else if (term.kind === 'planckEinsteinT')
      ideal.einstein.push(...n.map((each, row) => [each, ((term.t ?? term.v) as Numbers)[row]! / T]))
    else if (term.kind === 'cp0PolynomialT')
      // cp/R = c T^t is -tau^2 d2(alpha)/dtau2, integrated twice; the constants of integration set the zero of h and s.
      (term.c as Numbers).forEach((c, row) => {
        const power = t[row]!
        if (power === 0) ideal.logTau += c
        // The publication uses its own reducing temperature.
        else ideal.powers.push([(-c * (term.Tc as number) ** power) / (power * (power + 1)), -power])
      })
    else throw new Error(`ideal-gas term ${term.kind}`)
  }
  return ideal
}
