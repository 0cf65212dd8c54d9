/** Carbon dioxide at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const carbonDioxide: GasData = {
  name: 'Carbon dioxide',
  key: 'CO2',
  formula: 'CO2',
  molarMass: 0.0440095,
  heat: {
    from: 200,
    upTo: [1000, 6000],
    rows: [
      [2.35677352, 0.00898459677, -0.00000712356269, 2.45919022e-9, -1.43699548e-13, -48371.9697, 9.90105222],
      [4.63659493, 0.00274131991, -9.95828531e-7, 1.60373011e-10, -9.16103468e-15, -49024.9341, -1.93534855],
    ],
  },
  critical: {
    T: 304.1282,
    p: 7377300,
    v: 0.0000941184770731,
    acentric: 0.22394,
  },
  virial: {
    from: 216.592,
    second: [0.519382007856, -0.857462479303, -0.966230565531, 0.204480125012, -0.158791759818, 0.0108480619319],
    third: [0.0493210919992, 0.478052184531, -0.509025381438, 0.667547920282, -0.150816555114, -0.0111817843937],
    source:
      'limit of the equation of R. Span and W. Wagner, A New Equation of State for Carbon Dioxide Covering the Fluid Region from the Triple Point Temperature to 1100 K at Pressures up to 800 MPa, J. Phys. Chem. Ref. Data, 25, 1996, 10.1063/1.555991',
  },
  particle: {
    sigma: 3.941e-10,
    epsilon: 195.2,
    source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
  },
  dipole: 0,
  viscosity: {
    from: 230,
    to: 1998,
    terms: [-0.0119891953224, 0.0397456840599, 0.0674809631432, -0.067813893627, 0.0170957458233],
    source:
      'A. Laesecke and C. D. Muzny, Reference Correlation for the Viscosity of Carbon Dioxide, Journal of Physical and Chemical Reference Data, 46, 2017, 10.1063/1.4977429',
  },
  conductivity: {
    from: 230,
    to: 1998,
    terms: [-0.0857069954806, 0.127589704474, 0.0264771395396, -0.0378887182034, 0.00736979659437],
    source:
      'M. L. Huber and E. A. Sykioti and M. J. Assael and R. A. Perkins, Reference Correlation of the Thermal Conductivity of Carbon Dioxide from the Triple Point to 1100 K and up to 200 MPa, Journal of Physical and Chemical Reference Data, 45, 2016, 10.1063/1.4940892',
  },
}
