/** Acetone at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const acetone: GasData = {
  name: 'Acetone',
  key: 'C3H6O',
  formula: 'C3H6O',
  molarMass: 0.05807914,
  heat: {
    from: 200,
    upTo: [550],
    rows: [
      [
        8.81628471901, -0.0372480150807, 0.000202727923392, -3.02501414774e-7, 1.59370964565e-10, -2241.52912776,
        -10.2626849458,
      ],
    ],
    source:
      'ideal part of the equation of E.W. Lemmon and R. Span, Short Fundamental Equations of State for 20 Industrial Fluids, J. Chem. Eng. Data, 51, 2006, 10.1021/je050186n',
  },
  critical: {
    T: 508.1,
    p: 4700000,
    v: 0.000212765957447,
    acentric: 0.3071,
  },
  virial: {
    from: 279.455,
    second: [0.47455332465, -0.357089531677, -2.44610789604, 1.10317862904, -0.425010396178, -0.0203197476897],
    third: [1.9139575792, -13.3035488624, 33.2307150502, -27.5701606493, 8.28305125885, -1.13288879816],
    source:
      'limit of the equation of E.W. Lemmon and R. Span, Short Fundamental Equations of State for 20 Industrial Fluids, J. Chem. Eng. Data, 51, 2006, 10.1021/je050186n',
  },
  particle: {
    sigma: 4.8296527057e-10,
    epsilon: 403.478122767,
    source: 'estimated: T.-H. Chung et al., Ind. Eng. Chem. Res. 27 (1988) 671',
  },
  dipole: 0,
  viscosity: {
    from: 339.31,
    to: 540.6,
    terms: [-0.0702768572649, -0.0182568381402, 0.0615681076975],
    source: 'VDI Heat Atlas (2010), section D3',
  },
  conductivity: {
    from: 339.31,
    to: 540.6,
    terms: [-0.210644463477, 0.116872786914, 0.11008905021],
    source: 'VDI Heat Atlas (2010), section D3',
  },
}
