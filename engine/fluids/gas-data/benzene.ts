/** Benzene at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const benzene: GasData = {
  name: 'Benzene',
  key: 'C6H6',
  formula: 'C6H6',
  molarMass: 0.0781118,
  heat: {
    from: 278.674,
    upTo: [725, 1000, 6000],
    rows: [
      [
        -0.298822082332, 0.0159924243658, 0.000110716997623, -2.0084018174e-7, 1.04056491918e-10, 8715.99760401,
        25.9552966687,
      ],
      [0.503469664, 0.0185142363, 0.0000737864409, -1.18106127e-7, 5.07182527e-11, 8585.01428596, 21.7234783717],
      [11.0771708, 0.0207067895, -0.000007516251, 1.22209416e-9, -7.35312513e-14, 4342.23530596, -39.9363962283],
    ],
  },
  critical: {
    T: 562.02,
    p: 4894000,
    v: 0.000256278831369,
    acentric: 0.21083697327,
  },
  virial: {
    from: 309.111,
    second: [0.752374523671, -1.35770927478, -0.724495575684, 0.229663676664, -0.179548483066, 0.0104977278087],
    third: [-0.0074219942461, 0.411219147043, 0.187266740164, 0.298901739462, -0.333226246376, 0.0186714978868],
    source:
      'limit of the equation of M. Thol and E.W. Lemmon and R. Span, Equation of state for benzene for temperatures from the melting line up to 725 K with pressures up to 500 MPa, High Temperatures-High Pressures, 41, 2012',
  },
  particle: {
    sigma: 5.349e-10,
    epsilon: 412.3,
    source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
  },
  dipole: 0,
  viscosity: {
    from: 309.111,
    to: 725,
    terms: [0.00552906865957, -0.0475109478813, -0.053360457947, 0.157683834252, -0.0421078646815],
    source:
      'S. Avgeri and M. J. Assael and M. L. Huber and R. A. Perkins, Reference Correlation of the Viscosity of Benzene from the Triple Point to 675 K and up to 300 MPa, J. Phys. Chem. Ref. Data, 43, 2014, 10.1063/1.4892935',
  },
  conductivity: {
    from: 309.111,
    to: 725,
    terms: [-0.0235401943749, 0.0485710395128, -0.142114924113, 0.14986205112, -0.0500809410028],
    source:
      'M.J. Assael and E. Mihailidou and M.L. Huber and R.A. Perkins, Reference Correlation of the Thermal Conductivity of Benzene from the Triple Point to 725 K and up to 500 MPa, J. Phys. Chem. Ref. Data, 41, 2012, 10.1063/1.4755781',
  },
}
