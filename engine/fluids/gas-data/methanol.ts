/** Methanol at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const methanol: GasData = {
  name: 'Methanol',
  key: 'CH3OH',
  formula: 'CH3OH',
  molarMass: 0.0320419,
  heat: {
    from: 200,
    upTo: [620, 1000, 6000],
    rows: [
      [
        6.59339581989, -0.0244541310391, 0.0000995767479096, -1.24231209261e-7, 5.50869409798e-11, -25706.5546707,
        -4.87029299494,
      ],
      [5.71539582, -0.0152309129, 0.0000652441155, -7.10806889e-8, 2.61352698e-11, -25640.3746632, -1.49758261046],
      [3.60134486, 0.0102430954, -0.00000359985517, 5.72505986e-10, -3.3911764e-14, -25994.8000632, 4.71163814954],
    ],
  },
  critical: {
    T: 512.5,
    p: 8089818.70984,
    v: 0.000117370549451,
    acentric: 0.564937487908,
  },
  virial: {
    from: 340,
    second: [-2.89006678989, 1.27524047878, 9.11032643129, -10.468066506, 1.78305656113, -0.182756029408],
    third: [0.149473760529, 18.3209386404, -45.3098939954, 32.4800695339, -7.16068320751, -0.0475363192857],
    fourth: {
      factor: -1.26938177291e-10,
      rise: 23.1045073171,
    },
    source:
      'limit of the equation of K. M. de Reuck and R. J. B. Craven, Methanol: International Thermodynamic Tables of the Fluid State - 12, 1993',
  },
  particle: {
    sigma: 3.626e-10,
    epsilon: 481.8,
    source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
  },
  dipole: 1.7,
  viscosity: {
    from: 351.96,
    to: 614.14,
    terms: [0.0320644017532, 0.0089386407035, -0.0336369424307],
    source: 'VDI Heat Atlas (2010), section D3',
  },
  conductivity: {
    from: 281.875,
    to: 620,
    terms: [-0.180725143931, 0.242755398388, -0.0786097161755, -0.0847529930592, 0.104236610647],
    source:
      'E. A. Sykioti and M. J. Assael and M. L. Huber and R. A. Perkins, Reference Correlation of the Thermal Conductivity of Methanol from the Triple Point to 660 K and up to 245 MPa, J. Phys. Chem. Ref. Data, 42, 2013, 10.1063/1.4829449',
  },
}
