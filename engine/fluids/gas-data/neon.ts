/** Neon at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const neon: GasData = {
  name: 'Neon',
  key: 'Ne',
  formula: 'Ne',
  molarMass: 0.0201797,
  heat: {
    from: 200,
    upTo: [6000],
    rows: [[2.5, 0, 0, 0, 0, -745.375, 3.35532272]],
  },
  critical: {
    T: 44.4,
    p: 2661630.80859,
    v: 0.0000414937759336,
    acentric: -0.0354925802444,
  },
  virial: {
    from: 180,
    second: [0.274966253584, 2.42419889796, -29.3187835067, 101.085165693, -601.997271991, 8168.99672986],
    third: [0.0693029453735, 0.813617310163, -6.24139841709, 23.3242968949, -150.918496998, 2236.79451095],
    source:
      'limit of the equation of M. Thol and R. Beckmuller and R. Weiss and A.H. Harvey and E.W. Lemmon and R.T. Jacobsen and R. Span, Thermodynamic Properties for Neon for Temperatures from the Triple Point to 700 K at Pressures to 700 MPa, J. Phys. Chem Ref. Data, 2019, Submitted',
  },
  particle: {
    sigma: 2.82e-10,
    epsilon: 32.8,
    source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
  },
  dipole: 0,
  viscosity: {
    from: 269.96,
    to: 714.76,
    terms: [0.0144375464665, 0.0838184696784, -0.0650319510294],
    source: 'VDI Heat Atlas (2010), section D3',
  },
  conductivity: {
    from: 269.96,
    to: 714.76,
    terms: [0.018932284424, 0.093677377453, -0.0705602218313],
    source: 'VDI Heat Atlas (2010), section D3',
  },
}
