/** Acetylene at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const acetylene: GasData = {
  name: 'Acetylene',
  key: 'C2H2',
  formula: 'C2H2',
  molarMass: 0.0260373,
  heat: {
    from: 200,
    upTo: [1000, 6000],
    rows: [
      [0.808681094, 0.0233615629, -0.0000355171815, 2.80152437e-8, -8.50072974e-12, 26428.9807, 13.9397051],
      [4.65878504, 0.00488396547, -0.00000160828775, 2.46974226e-10, -1.3860568e-14, 25759.4044, -3.99834772],
    ],
  },
  critical: {
    T: 309.2,
    p: 6250000,
    v: 0.0001129,
    acentric: 0.19,
  },
  virial: {
    from: 200,
    second: [0.570557986009, -1.20230222525, -0.275472943242, -0.336899656834, -1.32624443015e-11, -0.0077493843416],
    third: [],
    source: 'C. Tsonopoulos, AIChE J. 20 (1974) 263',
  },
  particle: {
    sigma: 4.033e-10,
    epsilon: 231.8,
    source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
  },
  dipole: 0,
}
