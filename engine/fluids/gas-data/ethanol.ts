/** Ethanol at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const ethanol: GasData = {
  name: 'Ethanol',
  key: 'C2H5OH',
  formula: 'C2H5OH',
  molarMass: 0.0460684,
  heat: {
    from: 200,
    upTo: [650, 1000, 6000],
    rows: [
      [
        6.71495900396, -0.0244581748991, 0.000150199460596, -2.18419331338e-7, 1.08648606633e-10, -30119.4547056,
        -2.18041899557,
      ],
      [4.85868178, -0.0037400674, 0.0000695550267, -8.86541147e-8, 3.5168443e-11, -29993.0574838, 4.81224697656],
      [6.5628977, 0.0152034264, -0.00000538922247, 8.62150224e-10, -5.12824683e-14, -31522.7249838, -9.46525240344],
    ],
  },
  critical: {
    T: 514.71,
    p: 6268000,
    v: 0.000168634064081,
    acentric: 0.644,
  },
  virial: {
    from: 283.0905,
    second: [0.0367915806229, 0.0193135411438, -0.163344531137, -0.556606813057, -0.555581736103, 0.0181526435265],
    third: [0.370409637265, -2.02375658293, 4.32541416342, -2.86766121661, 0.401050766549, -0.0145969565653],
    source:
      'limit of the equation of Schroeder, J. A. and Penoncello, S. G. and Schroeder, J. S., A Fundamental Equation of State for Ethanol, J. Phys. Chem. Ref. Data, 43, 2014, 10.1063/1.4895394',
  },
  particle: {
    sigma: 4.53e-10,
    epsilon: 362.6,
    source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
  },
  dipole: 1.44,
  viscosity: {
    from: 283.0905,
    to: 650,
    terms: [0.0230590167334, 0.0161298769498, -0.0826746203168, 0.138169249532, -0.0566910187735],
    source:
      'S. B. Kiselev and J. F. Ely and I. M. Abdulagatov and M. L. Huber, Generalized SAFT-DFT/DMT Model for the Thermodynamic, Interfacial, and Transport Properties of Associating Fluids: Application for n-Alkanols, Ind. Eng. Chem. Res., 44, 2005, 10.1021/ie050010e',
  },
  conductivity: {
    from: 283.0905,
    to: 650,
    terms: [-0.0945717193101, 0.0953199805267, -0.184483804533, 0.203701996166, -0.075127847741],
    source:
      'M. J. Assael and E. A. Sykioti and M. L. Huber and R. A. Perkins, Reference Correlation of the Thermal Conductivity of Ethanol from the Triple Point to 600 K and up to 245 MPa, J. Phys. Chem. Ref. Data, 42, 2013, 10.1063/1.4797368',
  },
}
