/** Nitrous oxide at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const nitrousOxide: GasData = {
  name: 'Nitrous oxide',
  key: 'N2O',
  formula: 'N2O',
  molarMass: 0.0440128,
  heat: {
    from: 200,
    upTo: [525, 1000, 6000],
    rows: [
      [
        2.19120323536, 0.011693383448, -0.00001412340462, 8.4501358342e-9, -7.59077739908e-13, 8749.56647445,
        11.0445498881,
      ],
      [2.2571686, 0.0113046338, -0.000013671035, 9.68162098e-9, -2.93055583e-12, 8740.622095, 10.7549753296],
      [4.82318873, 0.00262685279, -9.58426058e-7, 1.59991296e-10, -9.77416939e-15, 8072.207255, -2.20530607044],
    ],
  },
  critical: {
    T: 309.52,
    p: 7245000,
    v: 0.0000973709834469,
    acentric: 0.1613,
  },
  virial: {
    from: 182.33,
    second: [0.456752413424, -0.411870463169, -1.94601859898, 0.82553656964, -0.195305232466, 0.010116807709],
    third: [0.250716154469, -2.40830520728, 8.46168888582, -8.72555691208, 3.88020719205, -0.838466613571],
    source:
      'limit of the equation of E.W. Lemmon and R. Span, Short Fundamental Equations of State for 20 Industrial Fluids, J. Chem. Eng. Data, 51, 2006, 10.1021/je050186n',
  },
  particle: {
    sigma: 3.828e-10,
    epsilon: 232.4,
    source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
  },
  dipole: 0.17,
  viscosity: {
    from: 260.32,
    to: 475.45,
    terms: [-0.0131326388613, 0.00052581033415, 0.0418378057752],
    source: 'VDI Heat Atlas (2010), section D3',
  },
  conductivity: {
    from: 260.32,
    to: 475.45,
    terms: [-0.0370917149563, 0.0013492208952, 0.0114518627689],
    source: 'VDI Heat Atlas (2010), section D3',
  },
}
