/** Isobutane at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const isobutane: GasData = {
  name: 'Isobutane',
  key: 'iC4H10',
  formula: 'C4H10',
  molarMass: 0.0581222,
  heat: {
    from: 200,
    upTo: [575, 1000, 6000],
    rows: [
      [
        7.17209991875, -0.0211670180968, 0.000195856752301, -2.94864453315e-7, 1.48130969801e-10, -18650.6226637,
        -5.4061935669,
      ],
      [4.45479276, 0.00826057985, 0.0000829886664, -1.14647642e-7, 4.64570101e-11, -18447.3573295, 4.95648508668],
      [9.76991245, 0.025499721, -0.00000914142932, 1.47328271e-9, -8.80800188e-14, -21393.2289295, -30.0038567633],
    ],
  },
  critical: {
    T: 407.817,
    p: 3629000,
    v: 0.000257748115299,
    acentric: 0.183531783208,
  },
  virial: {
    from: 224.29935,
    second: [0.417015997378, -0.485341355405, -1.45203690714, 0.415174863717, -0.126729893803, 0.00529450919415],
    third: [0.330099022747, 0.138728333368, -1.20589407036, 1.65934502885, -0.411273688785, -0.0525482977117],
    source:
      'limit of the equation of D. Buecker and W. Wagner, Reference Equations of State for the Thermodynamic Properties of Fluid Phase n-Butane and Isobutane, J. Phys. Chem. Ref. Data, 35, 2006, 10.1063/1.1901687',
  },
  particle: {
    sigma: 5.278e-10,
    epsilon: 330.1,
    source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
  },
  dipole: 0.13,
  viscosity: {
    from: 230,
    to: 574.425,
    terms: [0.000584551167892, -0.0669427650513, -0.00604061236699, 0.100786849113, -0.0373321339238],
    source:
      'E. Vogel and C. Kuechenmeister and E. Bich, Viscosity Correlation for Isobutane over Wide Ranges of the Fluid Region, Int. J. Thermophys, 21, 2000, 10.1023/A:1006623310780',
  },
  conductivity: {
    from: 230,
    to: 574.425,
    terms: [-0.00189935856222, -0.0229787039895, -0.16854795116, 0.485051874387, -0.104366986018],
    source:
      'R.A. Perkins, Measurement and Correlation of the Thermal Conductivity of Isobutane from 114 K to 600 K at Pressures to 70 MPa, J. Chem. Eng. Data, 47, 2002, 10.1021/je010121u',
  },
}
