/** Krypton at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const krypton: GasData = {
  name: 'Krypton',
  key: 'Kr',
  formula: 'Kr',
  molarMass: 0.083798,
  heat: {
    from: 200,
    upTo: [6000],
    rows: [[2.5, 0, 0, 0, 0, -745.375, 5.49095651]],
  },
  critical: {
    T: 209.48,
    p: 5525000,
    v: 0.0000921658986175,
    acentric: -0.00089,
  },
  virial: {
    from: 180,
    second: [0.380750238377, -0.427244974774, -2.24842554819, 1.67247466692, -0.620017314439, 0.098987989798],
    third: [0.0305515909369, 0.561938720503, -0.491078811955, 0.346605537346, -0.0968658874315, 0.0138419467904],
    source:
      'limit of the equation of E.W. Lemmon and R. Span, Short Fundamental Equations of State for 20 Industrial Fluids, J. Chem. Eng. Data, 51, 2006, 10.1021/je050186n',
  },
  particle: {
    sigma: 3.655e-10,
    epsilon: 178.9,
    source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
  },
  dipole: 0,
  viscosity: {
    from: 280.16,
    to: 691.08,
    terms: [0.0129713774438, -0.00123880681083, 0.00732538888469],
    source: 'VDI Heat Atlas (2010), section D3',
  },
  conductivity: {
    from: 280.16,
    to: 691.08,
    terms: [0.0250672824776, 0.00657098389659, 0.00925938039316],
    source: 'VDI Heat Atlas (2010), section D3',
  },
}
