/** n-Hexane at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const nHexane: GasData = {
  name: 'n-Hexane',
  key: 'nC6H14',
  formula: 'C6H14',
  molarMass: 0.08617536,
  heat: {
    from: 200,
    upTo: [600],
    rows: [
      [
        18.8977924858, -0.111091034328, 0.000572861855418, -8.7698186278e-7, 4.69835047255e-10, -4246.60697129,
        -46.4305883723,
      ],
    ],
    source:
      'ideal part of the equation of M. Thol and Y. Wang and E.W. Lemmon and R. Span, Fundamental Equations of State for Hydrocarbons. Part II. n-Hexane, Fluid Phase Equilib., 2019',
  },
  critical: {
    T: 507.82,
    p: 3044115.32836,
    v: 0.000369549150037,
    acentric: 0.30031893155,
  },
  virial: {
    from: 279.301,
    second: [0.802402344904, -1.2152578642, -1.26922328625, 0.672664587022, -0.322170077854, 0.0167415732417],
    third: [0.0455111671882, 0.0128706548477, 0.0286508418406, 1.02342616334, -0.510927072203, 0.0199512120526],
    source:
      'limit of the equation of M. Thol and Y. Wang and E.W. Lemmon and R. Span, Fundamental Equations of State for Hydrocarbons. Part II. n-Hexane, Fluid Phase Equilib., 2019',
  },
  particle: {
    sigma: 5.80549502896e-10,
    epsilon: 403.255777019,
    source: 'estimated: T.-H. Chung et al., Ind. Eng. Chem. Res. 27 (1988) 671',
  },
  dipole: 0,
  viscosity: {
    from: 279.301,
    to: 600,
    terms: [-0.0783099819575, -0.0264632744977, -0.063220340429, 0.114694496926, -0.0252520674817],
    source:
      'E. K. Michailidou and M. J. Assael and M. L. Huber and R. A. Perkins, Reference Correlation of the Viscosity of n-Hexane from the Triple Point to 600 K and up to 100 MPa, J. Phys. Chem. Ref. Data, 42, 2013, 10.1063/1.4818980',
  },
  conductivity: {
    from: 279.301,
    to: 600,
    terms: [-0.0917514537434, -0.0446941738532, -0.0806235453948, 0.519596759072, -0.374869636668],
    source:
      'M. J. Assael and S. K. Mylona and Ch. A. Tsiglifisi and M. L. Huber and R. A. Perkins, Reference Correlation of the Thermal Conductivity of n-Hexane from the Triple Point to 600 K and up to 500 MPa, J. Phys. Chem. Ref. Data, 42, 2013, 10.1063/1.4793335',
  },
}
