/** R-143a: equation of state, saturation start values, transport. Written by scripts/fluidData.ts. */
import type { FluidData } from '../fluidData'

export const r143a: FluidData = {
  name: 'R-143a',
  cas: '420-46-2',
  isPseudoPure: false,
  sources: {
    equation:
      'Eric W. Lemmon and Richard T. Jacobsen, An International Standard Formulation for the Thermodynamic Properties of 1,1,1-Trifluoroethane (HFC-143a) for Temperatures From 161 to 450 K and Pressures to 50 MPa, J. Phys. Chem. Ref. Data, 29, 2000, 10.1063/1.1318909',
    viscosity:
      'S.A. Klein and M.O. McLinden and A. Laesecke, An improved extended corresponding states method for estimation of viscosity of pure refrigerants and mixtures, Int. J. Refrig., 20, 1997, 10.1016/S0140-7007(96)00073-4',
    conductivity:
      'Mark O. McLinden and Sanford A. Klein and Richard A. Perkins, An extended corresponding states model for the thermal conductivity of refrigerants and refrigerant mixtures, Int. J. Refrig., 23, 2000, 10.1016/S0140-7007(99)00024-9',
    surfaceTension:
      'A. Mulero and I. Cachadina, Recommended Correlations for the Surface Tension of Several Fluids Included in the REFPROP Program, J. Phys. Chem. Ref. Data, 43, 2014, 10.1063/1.4878755',
  },
  molarMass: 0.08404099999999999,
  gasConstant: 8.314472,
  acentricFactor: 0.261489646224,
  limits: {
    lowestT: 161.34,
    highestT: 650,
    highestP: 150000000,
  },
  critical: {
    T: 345.857,
    p: 3761000,
    rho: 5128.45,
  },
  reducing: {
    T: 345.857,
    rho: 5128.45,
  },
  ideal: {
    a1: -14.5097255563124,
    a2: 11.3073331727654,
    logTau: -1,
    powers: [[-16.591049152078973, -0.33]],
    einstein: [
      [4.4402, 5.178440800677737],
      [3.7515, 2.379596191489546],
    ],
  },
  residual: {
    powers: [
      [7.7736443, 1, 0.67, 0],
      [-8.70185, 1, 0.833, 0],
      [-0.27779799, 1, 1.7, 0],
      [0.1460922, 2, 1.82, 0],
      [0.0089581616, 5, 0.35, 0],
      [-0.20552116, 1, 3.9, 1],
      [0.10653258, 3, 0.95, 1],
      [0.023270816, 5, 0, 1],
      [-0.013247542, 7, 1.19, 1],
      [-0.04279387, 1, 7.2, 2],
      [0.36221685, 2, 5.9, 2],
      [-0.25671899, 2, 7.65, 2],
      [-0.092326113, 3, 7.5, 2],
      [0.083774837, 4, 7.45, 2],
      [0.017128445, 2, 15.5, 3],
      [-0.01725611, 3, 22, 3],
      [0.0049080492, 5, 19, 3],
    ],
  },
  saturation: {
    bubble: {
      T: 345.857,
      scale: 3761000,
      isLinear: false,
      isByTau: true,
      terms: [
        [0.002757544974908688, 0.286],
        [0.38770586469190393, 0.768],
        [-6.752272877216631, 0.952],
        [-0.5997730155885828, 2.711],
        [-3.2285390578912927, 4.226],
        [91.83265252025414, 18.933],
      ],
    },
    dew: {
      T: 345.857,
      scale: 3761000,
      isLinear: false,
      isByTau: true,
      terms: [
        [0.002757544974908688, 0.286],
        [0.38770586469190393, 0.768],
        [-6.752272877216631, 0.952],
        [-0.5997730155885828, 2.711],
        [-3.2285390578912927, 4.226],
        [91.83265252025414, 18.933],
      ],
    },
    liquid: {
      T: 345.857,
      scale: 5128.45,
      isLinear: true,
      isByTau: false,
      terms: [
        [2.664780959919923, 0.381],
        [-0.254772168947589, 0.463],
        [97.84474908938734, 3.927],
        [-105.1304757408368, 4.049],
        [13272.94203979726, 16.046],
        [-116968.31229953805, 19.95],
      ],
    },
    vapour: {
      T: 345.857,
      scale: 5128.45,
      isLinear: false,
      isByTau: true,
      terms: [
        [-6.218069939810391, 0.454],
        [4.25938169894919, 0.587],
        [-4.417810181991655, 1.058],
        [23.70234830311772, 3.611],
        [-50.98632502013336, 4.279],
        [29.108143754921628, 5.478],
      ],
    },
  },
  surfaceTension: {
    T: 345.857,
    terms: [[0.0537, 1.25]],
  },
  viscosity: {
    kind: 'corresponding states',
    sigma: 5.025e-10,
    epsilon: 267.1,
    reference: 'R-134a',
    shape: {
      rho: 5128.45,
      terms: [
        [1.134, 0],
        [-0.0801, 1],
      ],
    },
  },
  conductivity: {
    kind: 'corresponding states',
    reference: 'R-134a',
    shape: {
      rho: 5128.45,
      terms: [
        [1.1779, 0],
        [-0.20541, 1],
        [0.06487, 2],
        [-0.006473, 3],
      ],
    },
    internal: [
      [0.0010066, 0],
      [0.0000013729, 1],
    ],
  },
}
