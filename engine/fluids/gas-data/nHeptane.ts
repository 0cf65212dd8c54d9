/** n-Heptane at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const nHeptane: GasData = {
  name: 'n-Heptane',
  key: 'nC7H16',
  formula: 'C7H16',
  molarMass: 0.100202,
  heat: {
    from: 200,
    upTo: [600],
    rows: [
      [
        16.5971073889, -0.0680973999199, 0.000419655445585, -6.07174203667e-7, 3.00162391183e-10, -4571.13579647,
        -36.6770268373,
      ],
    ],
    source:
      'ideal part of the equation of R. Span and W. Wagner, Equations of State for Technical Applications. II. Results for Nonpolar Fluids, Int. J. Thermophys. 24 (2003) 41',
  },
  critical: {
    T: 540.13,
    p: 2736000,
    v: 0.000431905172414,
    acentric: 0.349,
  },
  virial: {
    from: 297.0715,
    second: [0.572999742579, -0.97505295715, -0.529249797605, -0.258599075689, -0.135162360458, 0.00415278348838],
    third: [0.166528696028, 0.883909120842, -0.928673842105, 0.287935314692, -0.0220899174154, 0.000571337367795],
    source:
      'limit of the equation of R. Span and W. Wagner, Equations of State for Technical Applications. II. Results for Nonpolar Fluids, Int. J. Thermophys. 24 (2003) 41',
  },
  particle: {
    sigma: 6.1152092643e-10,
    epsilon: 428.912888112,
    source: 'estimated: T.-H. Chung et al., Ind. Eng. Chem. Res. 27 (1988) 671',
  },
  dipole: 0,
  viscosity: {
    from: 375.08,
    to: 596.61,
    terms: [-0.0908826281659, -0.033912809162, 0.0308906640357],
    source: 'VDI Heat Atlas (2010), section D3',
  },
  conductivity: {
    from: 375.08,
    to: 596.61,
    terms: [-0.102505177148, -0.0764680449044, 0.175404964232],
    source: 'VDI Heat Atlas (2010), section D3',
  },
}
