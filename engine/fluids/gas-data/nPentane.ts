/** n-Pentane at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const nPentane: GasData = {
  name: 'n-Pentane',
  key: 'nC5H12',
  formula: 'C5H12',
  molarMass: 0.0721488,
  heat: {
    from: 200,
    upTo: [650, 1000, 5000],
    rows: [
      [
        11.31301302, -0.0399219213491, 0.00026556048207, -3.78411342847e-7, 1.84397929641e-10, -20934.5947878,
        -19.3451470276,
      ],
      [1.8983679, 0.041203037, 0.000012312175, -3.6589501e-8, 1.5042509e-11, -20094.2544532, 18.6675403206],
      [13.546998, 0.028421786, -0.0000094174648, 1.3893589e-9, -7.4212609e-14, -24580.4344532, -47.0327166794],
    ],
  },
  critical: {
    T: 469.7,
    p: 3367518.99474,
    v: 0.00031098612069,
    acentric: 0.25103191268,
  },
  virial: {
    from: 258.335,
    second: [0.746599209235, -1.25960660249, -0.878508004853, 0.306379954651, -0.204411317466, 0.0119183000655],
    third: [0.254355676927, -1.00220930086, 2.09082488977, -0.523508860504, -0.310094739786, 0.0173642059614],
    source:
      'limit of the equation of M. Thol and T. Uhde and E.W. Lemmon and R. Span, Fundamental Equations of State for Hydrocarbons. Part I. n-Pentane, Fluid Phase Equilib., 2019',
  },
  particle: {
    sigma: 5.784e-10,
    epsilon: 341.1,
    source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
  },
  dipole: 0,
  viscosity: {
    from: 258.335,
    to: 650,
    terms: [-0.00966413604565, -0.000455852446295, -0.0121359980038, 0.0833703171256, -0.032175401643],
    source:
      'Sergio E. Quinones-Cisneros and Ulrich K. Deiters, Generalization of the Friction Theory for Viscosity Modeling, J. Phys. Chem. B, 110, 2006, 10.1021/jp0618577',
  },
  conductivity: {
    from: 258.335,
    to: 650,
    terms: [-0.0644147009043, 0.196707563028, -0.0273921637297, -0.021845489497, 0.0351917494973],
    source:
      'Vassiliou, C-M and Assael, MJ and Huber, ML and Perkins, RA, Reference Correlations of the Thermal Conductivity of Cyclopentane, iso-Pentane, and n-Pentane, Journal of Physical and Chemical Reference Data, 44, 2015',
  },
}
