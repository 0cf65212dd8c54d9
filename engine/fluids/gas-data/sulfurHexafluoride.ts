/** Sulfur hexafluoride at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const sulfurHexafluoride: GasData = {
  name: 'Sulfur hexafluoride',
  key: 'SF6',
  formula: 'SF6',
  molarMass: 0.1460554,
  heat: {
    from: 223.555,
    upTo: [625, 1000, 5000],
    rows: [
      [
        -4.03512478344, 0.0837239459741, -0.000128290395818, 8.65742130615e-8, -1.81022757839e-11, -148339.163753,
        38.0665684904,
      ],
      [-3.8388088, 0.083221721, -0.00013181689, 9.9636154e-8, -2.9248767e-11, -148362.454652, 37.1676153687],
      [15.16295, 0.0043842318, -0.0000019486337, 3.8247196e-10, -2.760505e-14, -152265.694652, -54.4092466313],
    ],
  },
  critical: {
    T: 318.7232,
    p: 3754983,
    v: 0.000196760634784,
    acentric: 0.21,
  },
  virial: {
    from: 223.555,
    second: [0.397545542043, -0.162938997995, -1.98040071425, 0.697077488011, -0.158545981988, 0.00777213552914],
    third: [0.464789691601, -0.435529478234, -0.666557208988, 1.44840114894, -0.235502530063, -0.12939117678],
    source:
      'limit of the equation of C. Guder and W. Wagner, A Reference Equation of State for the Thermodynamic Properties of Sulfur Hexafluoride SF6 for Temperatures from the Melting Line to 625 K and Pressures up to 150 MPa, J. Phys. Chem. Ref. Data, 38, 2009, 10.1063/1.3037344',
  },
  particle: {
    sigma: 5.128e-10,
    epsilon: 222.1,
    source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
  },
  dipole: 0,
  viscosity: {
    from: 223.555,
    to: 625,
    terms: [-0.0102213448049, -0.0674409602011, 0.129890933205, -0.0722924455225, 0.000643220960639],
    source:
      'S.E. Quinones-Cisneros and M.L. Huber and U.K. Deiters, Correlation for the Viscosity of Sulfur Hexafluoride (SF6) from the Triple Point to 1000 K and Pressures to 50 MPa, J. Phys. Chem. Ref. Data, 41, 2012, 10.1063/1.3702441',
  },
  conductivity: {
    from: 223.555,
    to: 625,
    terms: [-0.0680220513077, 0.0478912737068, 0.00767619895624, -0.0499919359971, 0.045924152154],
    source:
      'M. J. Assael and I. A. Koini and K. D. Antoniadis and M. L. Huber and I. M. Abdulagatov and R. A. Perkins, Reference Correlation of the Thermal Conductivity of Sulfur Hexafluoride from the Triple Point to 1000 K and up to 150 MPa, J. Phys. Chem. Ref. Data, 41, 2012, 10.1063/1.4708620',
  },
}
