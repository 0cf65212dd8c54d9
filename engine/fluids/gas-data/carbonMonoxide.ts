/** Carbon monoxide at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const carbonMonoxide: GasData = {
  name: 'Carbon monoxide',
  key: 'CO',
  formula: 'CO',
  molarMass: 0.0280101,
  heat: {
    from: 200,
    upTo: [1000, 6000],
    rows: [
      [3.57953347, -0.00061035368, 0.00000101681433, 9.07005884e-10, -9.04424499e-13, -14344.086, 3.50840928],
      [3.04848583, 0.00135172818, -4.85794075e-7, 7.88536486e-11, -4.69807489e-15, -14266.1171, 6.0170979],
    ],
  },
  critical: {
    T: 132.86,
    p: 3494000,
    v: 0.0000921658986175,
    acentric: 0.0497,
  },
  virial: {
    from: 180,
    second: [0.370367756122, 0.137649818609, -4.65994704078, 5.18649598788, -3.68363538572, 2.06613969646],
    third: [0.0265363366175, 0.769290463688, -1.0552955556, 1.17356065554, -0.813738963709, 0.454842567758],
    source:
      'limit of the equation of E.W. Lemmon and R. Span, Short Fundamental Equations of State for 20 Industrial Fluids, J. Chem. Eng. Data, 51, 2006, 10.1021/je050186n',
  },
  particle: {
    sigma: 3.69e-10,
    epsilon: 91.7,
    source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
  },
  dipole: 0.11,
  viscosity: {
    from: 286.08,
    to: 495.04,
    terms: [0.00349619107199, 0.0282803824973, -0.0168456993956],
    source: 'VDI Heat Atlas (2010), section D3',
  },
  conductivity: {
    from: 286.08,
    to: 495.04,
    terms: [-0.0627629333161, 0.106452623302, -0.0708886447044],
    source: 'VDI Heat Atlas (2010), section D3',
  },
}
