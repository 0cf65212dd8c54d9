/** Methane at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const methane: GasData = {
  name: 'Methane',
  key: 'CH4',
  formula: 'CH4',
  molarMass: 0.0160425,
  heat: {
    from: 200,
    upTo: [1000, 6000],
    rows: [
      [5.14987613, -0.0136709788, 0.0000491800599, -4.84743026e-8, 1.66693956e-11, -10246.6476, -4.64130376],
      [1.63552643, 0.0100842795, -0.00000336916254, 5.34958667e-10, -3.15518833e-14, -10005.6455, 9.99313326],
    ],
  },
  critical: {
    T: 190.564,
    p: 4599200,
    v: 0.0000986278109912,
    acentric: 0.01142,
  },
  virial: {
    from: 180,
    second: [0.478473944589, -1.10223782716, -0.371082534421, -0.279268604901, 0.15481252817, -0.0451067920638],
    third: [0.0341400053481, 0.728257629927, -1.96700168869, 2.59591281066, -1.12068766777, 0.136983835809],
    source:
      'limit of the equation of U. Setzmann and W. Wagner, A New Equation of State and Tables of Thermodynamic Properties for Methane Covering the Range from the Melting Line to 625 K at Pressures up to 1000 MPa, J. Phys. Chem. Ref. Data, 20, 1991, 10.1063/1.555898',
  },
  particle: {
    sigma: 3.758e-10,
    epsilon: 148.6,
    source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
  },
  dipole: 0,
  viscosity: {
    from: 200,
    to: 625,
    terms: [0.00507022350479, -0.000246510118506, 0.0294792461035, -0.00720066798157, -0.00225926627209],
    source:
      'Sergio E. Quinones-Cisneros and Ulrich K. Deiters, Generalization of the Friction Theory for Viscosity Modeling, J. Phys. Chem. B, 110, 2006, 10.1021/jp0618577',
  },
  conductivity: {
    from: 264.7,
    to: 583.28,
    terms: [-0.0374044453015, 0.111743718792, -0.161380632114],
    source: 'VDI Heat Atlas (2010), section D3',
  },
}
