/** Nitrogen dioxide at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const nitrogenDioxide: GasData = {
  name: 'Nitrogen dioxide',
  key: 'NO2',
  formula: 'NO2',
  molarMass: 0.0460055,
  heat: {
    from: 200,
    upTo: [1000, 6000],
    rows: [
      [3.94403907, -0.00158547444, 0.0000166578984, -2.04754478e-8, 7.83503265e-12, 2896.59865, 6.31196225],
      [4.88474429, 0.00217241639, -8.2807902e-7, 1.57477293e-10, -1.05110549e-14, 2316.48462, -0.117357075],
    ],
  },
  critical: {
    T: 431.01,
    p: 10100000,
    v: 0.0000825,
    acentric: 0.834,
  },
  particle: {
    sigma: 3.52181472108e-10,
    epsilon: 342.26157389,
    source: 'estimated: T.-H. Chung et al., Ind. Eng. Chem. Res. 27 (1988) 671',
  },
  dipole: 0.32,
}
