/** Chlorine at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const chlorine: GasData = {
  name: 'Chlorine',
  key: 'Cl2',
  formula: 'Cl2',
  molarMass: 0.070906,
  heat: {
    from: 200,
    upTo: [525, 1000, 6000],
    rows: [
      [
        2.7056931459, 0.00795649740916, -0.0000141799158201, 1.04953867187e-8, -1.80487278814e-12, -1054.95302396,
        9.58332282906,
      ],
      [2.73638114, 0.007835257, -0.0000145104963, 1.25730834e-8, -4.13247145e-12, -1059.30394663, 9.44431105395],
      [4.74727508, -0.00048858171, 2.68444871e-7, -2.43476083e-11, -1.03683148e-15, -1511.52142663, -0.345799041052],
    ],
  },
  critical: {
    T: 416.8654,
    p: 7642387.504,
    v: 0.000124069478908,
    acentric: 0.07,
  },
  virial: {
    from: 229.27597,
    second: [0.596921346536, -1.27976049289, -0.565971123733, 0.28495955929, -0.215861543522, 0.0144722832722],
    third: [0.153634124105, -0.613008632675, 1.91830180902, -1.01036278001, -0.0406521712339, 0.000132310744158],
    source:
      'limit of the equation of M. Thol and S. Herrig and R. Span and E.W. Lemmon, A Fundamental Equation of State for the Calculation of Thermodynamic Properties of Chlorine, AIChE J., 67, 2021, 10.1002/aic.17326',
  },
  particle: {
    sigma: 4.217e-10,
    epsilon: 316,
    source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
  },
  dipole: 0,
  viscosity: {
    from: 276.15,
    to: 507.69,
    terms: [0.00497367943819, -0.0426208943106, 0.0479481401317],
    source: 'VDI Heat Atlas (2010), section D3',
  },
  conductivity: {
    from: 276.15,
    to: 507.69,
    terms: [-0.0209956843556, -0.0243470084323, 0.0500876841295],
    source: 'VDI Heat Atlas (2010), section D3',
  },
}
