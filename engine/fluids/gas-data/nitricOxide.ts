/** Nitric oxide at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const nitricOxide: GasData = {
  name: 'Nitric oxide',
  key: 'NO',
  formula: 'NO',
  molarMass: 0.0300061,
  heat: {
    from: 200,
    upTo: [1000, 6000],
    rows: [
      [4.21859896, -0.00463988124, 0.0000110443049, -9.34055507e-9, 2.80554874e-12, 9845.09964, 2.28061001],
      [3.26071234, 0.00119101135, -4.29122646e-7, 6.94481463e-11, -4.03295681e-15, 9921.43132, 6.36900518],
    ],
  },
  critical: {
    T: 180,
    p: 6480000,
    v: 0.0000577,
    acentric: 0.582,
  },
  virial: {
    from: 200,
    second: [0.726788584013, -1.32089960693, 0.21671559465, -1.03384810767, -8.63933439303e-10, -0.0210663470035],
    third: [],
    source: 'C. Tsonopoulos, AIChE J. 20 (1974) 263',
  },
  particle: {
    sigma: 3.492e-10,
    epsilon: 116.7,
    source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
  },
  dipole: 0.15,
}
