/** Hydrogen at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const hydrogen: GasData = {
  name: 'Hydrogen',
  key: 'H2',
  formula: 'H2',
  molarMass: 0.00201588,
  heat: {
    from: 200,
    upTo: [1000, 6000],
    rows: [
      [2.34433112, 0.00798052075, -0.000019478151, 2.01572094e-8, -7.37611761e-12, -917.935173, 0.683010238],
      [2.93286579, 0.000826607967, -1.46402335e-7, 1.54100359e-11, -6.88804432e-16, -813.065597, -1.02432887],
    ],
  },
  critical: {
    T: 33.145,
    p: 1296400,
    v: 0.0000644828475625,
    acentric: -0.219,
  },
  virial: {
    from: 180,
    second: [0.190392889987, 3.10651742106, -45.7334600884, 212.219800183, -2277.69663115, 75105.1356765],
    third: [0.0133797578426, 1.30088884421, -12.6626498557, 53.9971708777, -540.923462295, 17885.2411732],
    source:
      'limit of the equation of J.W. Leachman and R.T. Jacobsen and S.G. Penoncello and E.W. Lemmon, Fundamental Equations of State for Parahydrogen, Normal Hydrogen, and Orthohydrogen, J. Phys. Chem. Ref. Data, 38, 2009, 10.1063/1.3160306',
  },
  particle: {
    sigma: 2.827e-10,
    epsilon: 59.7,
    source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
  },
  dipole: 0,
  viscosity: {
    from: 200,
    to: 1000,
    terms: [0.00586668108623, 0.000416491177567, 0.0558686289209, -0.0221479785154, 0.0024984246916],
    source:
      'Chris D. Muzny and Marcia L. Huber and Andrei F. Kazakov, Correlation for the Viscosity of Normal Hydrogen Obtained from Symbolic Regression, J. Chem. Eng. Data, 2013, 10.1021/je301273j',
  },
  conductivity: {
    from: 200,
    to: 1000,
    terms: [0.0115199967584, 0.0114355158078, 0.0285996201492, 0.0476803760212, -0.0350619198665],
    source:
      'M. J. Assael and J.-A. M. Assael and M. L. Huber and R. A. Perkins and Y. Takata, Correlation of the Thermal Conductivity of Normal and Parahydrogen from the Triple Point to 1000 K and up to 100 MPa, J. Phys. Chem. Ref. Data, 40, 2011, 10.1063/1.3606499',
  },
}
