/** Cyclohexane at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const cyclohexane: GasData = {
  name: 'Cyclohexane',
  key: 'C6H12',
  formula: 'C6H12',
  molarMass: 0.08415948,
  heat: {
    from: 279.47,
    upTo: [700],
    rows: [
      [
        -0.382516696187, 0.0245694819362, 0.000108403342914, -1.64486202505e-7, 7.13576010207e-11, -1644.35676641,
        27.2252960052,
      ],
    ],
    source:
      'ideal part of the equation of Y. Zhou, J. Liu, S. G. Penoncello and E. W. Lemmon, An Equation of State for the Thermodynamic Properties of Cyclohexane, J. Phys. Chem. Ref. Data 43 (2014) 043105',
  },
  critical: {
    T: 553.6,
    p: 4082400,
    v: 0.00031017369727,
    acentric: 0.20926,
  },
  virial: {
    from: 304.48,
    second: [0.421181615007, -0.790056029446, -1.0477788429, 0.359040278409, -0.184235762344, 0.0100838522734],
    third: [0.320723065909, -0.637061968963, 1.18917111734, -0.11338765351, -0.410567507205, 0.0257939972696],
    source:
      'limit of the equation of Y. Zhou, J. Liu, S. G. Penoncello and E. W. Lemmon, An Equation of State for the Thermodynamic Properties of Cyclohexane, J. Phys. Chem. Ref. Data 43 (2014) 043105',
  },
  particle: {
    sigma: 5.47625308154e-10,
    epsilon: 439.609306758,
    source: 'estimated: T.-H. Chung et al., Ind. Eng. Chem. Res. 27 (1988) 671',
  },
  dipole: 0,
  viscosity: {
    from: 375.93,
    to: 697.52,
    terms: [-0.00964772222093, -0.152355899854, 0.0727673323824],
    source: 'VDI Heat Atlas (2010), section D3',
  },
  conductivity: {
    from: 375.93,
    to: 697.52,
    terms: [-0.0427284104278, -0.195053269614, 0.319577326444],
    source: 'VDI Heat Atlas (2010), section D3',
  },
}
