/** Ethane at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const ethane: GasData = {
  name: 'Ethane',
  key: 'C2H6',
  formula: 'C2H6',
  molarMass: 0.030069,
  heat: {
    from: 200,
    upTo: [675, 1000, 6000],
    rows: [
      [
        5.46393500383, -0.018177841996, 0.000108176335292, -1.46909801332e-7, 6.90926917615e-11, -11604.1132118,
        -1.78943628858,
      ],
      [4.29142492, -0.0055015427, 0.0000599438288, -7.08466285e-8, 2.68685771e-11, -11520.1304019, 2.67430189197],
      [4.04666674, 0.0153538766, -0.00000547039321, 8.77826228e-10, -5.23167305e-14, -12445.2761019, -0.961204875025],
    ],
  },
  critical: {
    T: 305.322,
    p: 4872200,
    v: 0.000145838781642,
    acentric: 0.099,
  },
  virial: {
    from: 180,
    second: [0.395693473643, -0.415639049009, -1.67628607022, 0.605091603238, -0.12127072193, 0.00638786276478],
    third: [0.385512397325, -1.69675441489, 4.14715406437, -3.52126150514, 1.64394868857, -0.482493984536],
    source:
      'limit of the equation of D. Buecker and W. Wagner, A Reference Equation of State for the Thermodynamic Properties of Ethane for Temperatures from the Melting Line to 675 K and Pressures up to 900 MPa, J. Phys. Chem. Ref. Data, 35, 2006, 10.1063/1.1859286',
  },
  particle: {
    sigma: 4.443e-10,
    epsilon: 215.7,
    source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
  },
  dipole: 0,
  viscosity: {
    from: 330.24,
    to: 639.96,
    terms: [-0.0152548344095, 0.0344890508686, 0.0149768028424],
    source: 'VDI Heat Atlas (2010), section D3',
  },
  conductivity: {
    from: 330.24,
    to: 639.96,
    terms: [-0.0479864759015, 0.0873275267552, 0.0365195489608],
    source: 'VDI Heat Atlas (2010), section D3',
  },
}
