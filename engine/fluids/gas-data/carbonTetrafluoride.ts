/** Carbon tetrafluoride at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const carbonTetrafluoride: GasData = {
  name: 'Carbon tetrafluoride',
  key: 'CF4',
  formula: 'CF4',
  molarMass: 0.0880046,
  heat: {
    from: 200,
    upTo: [623],
    rows: [
      [
        3.94628260693, -0.00885812935858, 0.000139387708403, -3.00543629386e-7, 2.05027449878e-10, -1517.17526162,
        7.65071912193,
      ],
    ],
    source:
      'ideal part of the equation of B. Platzer, A. Polt and G. Maurer, Thermophysical Properties of Refrigerants, Springer (1990)',
  },
  critical: {
    T: 227.51,
    p: 3750000,
    v: 0.000140658462209,
    acentric: 0.1785,
  },
  virial: {
    from: 180,
    second: [1.03894211934, -2.4445295397, 0.736344958944, -0.608227813285, 0.0652301206588, -0.00341850485271],
    third: [-0.606464808497, 1.68288418845, -1.23115481578, 1.44572426846, -0.623859694109, -0.0500452513723],
    source:
      'limit of the equation of B. Platzer, A. Polt and G. Maurer, Thermophysical Properties of Refrigerants, Springer (1990)',
  },
  particle: {
    sigma: 4.20730319334e-10,
    epsilon: 180.663860875,
    source: 'estimated: T.-H. Chung et al., Ind. Eng. Chem. Res. 27 (1988) 671',
  },
  dipole: 0,
  viscosity: {
    from: 266.23,
    to: 617.02,
    terms: [-0.11812187356, -0.0164559727437, 0.0314867240831],
    source: 'VDI Heat Atlas (2010), section D3',
  },
  conductivity: {
    from: 266.23,
    to: 617.02,
    terms: [-0.165044985396, 0.0456882343432, -0.00311981020606],
    source: 'VDI Heat Atlas (2010), section D3',
  },
}
