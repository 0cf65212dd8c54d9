/** Propane at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const propane: GasData = {
  name: 'Propane',
  key: 'C3H8',
  formula: 'C3H8',
  molarMass: 0.0440956,
  heat: {
    from: 200,
    upTo: [650, 1000, 6000],
    rows: [
      [
        6.28857144799, -0.0206075057531, 0.00015496782729, -2.25554895257e-7, 1.11392048035e-10, -14525.0090153,
        -2.28882612093,
      ],
      [4.2110262, 0.00171599803, 0.0000706183472, -9.19594116e-8, 3.64421372e-11, -14391.5864119, 5.59113088999],
      [6.66789363, 0.0206120214, -0.00000736553027, 1.18440761e-9, -7.0695321e-14, -16285.2279119, -13.20412432],
    ],
  },
  critical: {
    T: 369.89,
    p: 4251200,
    v: 0.0002,
    acentric: 0.1521,
  },
  virial: {
    from: 203.4395,
    second: [0.536043577371, -0.727983667064, -1.54924089519, 0.706135664922, -0.204744174651, 0.0102913652013],
    third: [0.215532372741, -0.441842948867, 0.695888811955, 0.383672803014, -0.34643523148, 0.00629240784394],
    source:
      'limit of the equation of Eric W. Lemmon and Mark O. McLinden and Wolfgang Wagner, Thermodynamic Properties of Propane. III. A Reference Equation of State for Temperatures from the Melting Line to 650 K and Pressures up to 1000 MPa, J. Chem. Eng. Data, 54, 2009, 10.1021/je900217v',
  },
  particle: {
    sigma: 5.118e-10,
    epsilon: 237.1,
    source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
  },
  dipole: 0.08,
  viscosity: {
    from: 230,
    to: 649.35,
    terms: [-0.00772516436235, 0.00145407301537, 0.0968168851663, -0.0176335446816, -0.0435647625893],
    source:
      'E. Vogel and C. Kuchenmeister and E. Bich and A. Laesecke, Reference Correlation of the Viscosity of Propane, J. Phys. Chem. Ref. Data, 27, 1998, 10.1063/1.556025',
  },
  conductivity: {
    from: 230,
    to: 649.35,
    terms: [-0.0241801784659, 0.0387762971643, -0.060291616774, 0.405620347161, -0.137809280606],
    source:
      'Kenneth N. Marsh and Richard A. Perkins and Maria L. V. Ramires, Measurement and Correlation of the Thermal Conductivity of Propane from 86 K to 600 K at Pressures to 70 MPa, J. Chem. Eng. Data, 47, 2002, 10.1021/je010001m',
  },
}
