/** R-404A: equation of state, saturation start values, transport. Written by scripts/fluidData.ts. */
import type { FluidData } from '../fluidData'

export const r404A: FluidData = {
  name: 'R-404A',
  cas: 'R404A.PPF',
  isPseudoPure: true,
  sources: {
    equation:
      'E.W. Lemmon, Pseudo-Pure Fluid Equations of State for the Refrigerant Blends R-410A, R-404A, R-507A, and R-407C, Int. J. Thermophys., 24, 2003, 10.1023/A:1025048800563',
    viscosity: 'V. Geller, Viscosity of Mixed Refrigerants R404A, R407C, R410A, and R507A, 2000',
    conductivity:
      'V.Z. Geller and B.Z. Nemzer and U.V. Cheremnykh, Thermal Conductivity of the Refrigerant mixtures R404A, R407C, R410A, and R507A, Int. J. Thermophys., 22, 2001, 10.1023/A:1010691504352',
    surfaceTension:
      'M. Okada and T. Shibata and Y. Sato and Y. Higashi, Surface Tension of HFC Refrigerant Mixtures, Int. J. Thermophys., 20, 1999, 10.1023/A:1021482231102',
  },
  molarMass: 0.0976038,
  gasConstant: 8.314472,
  acentricFactor: 0.293,
  limits: {
    lowestT: 200,
    highestT: 500,
    highestP: 50000000,
  },
  critical: {
    T: 345.27,
    p: 3734800,
    rho: 4939.999999999999,
  },
  reducing: {
    T: 345.27,
    rho: 4939.999999999999,
  },
  ideal: {
    a1: 7.00407,
    a2: 7.98695,
    logTau: -1,
    powers: [[-18.8664, -0.3]],
    einstein: [
      [0.63078, 1.19617],
      [3.5979, 2.32861],
      [5.0335, 5.00188],
    ],
  },
  residual: {
    powers: [
      [6.10984, 1, 0.67, 0],
      [-7.79453, 1, 0.91, 0],
      [0.0183377, 1, 5.96, 0],
      [0.26227, 2, 0.7, 0],
      [-0.00351688, 2, 6, 0],
      [0.0116181, 4, 0.3, 0],
      [0.00105992, 6, 0.7, 0],
      [0.850922, 1, 1.7, 1],
      [-0.520084, 1, 3.3, 1],
      [-0.0464225, 1, 7, 1],
      [0.62119, 2, 2.05, 1],
      [-0.195505, 2, 4.3, 1],
      [0.336159, 3, 2.7, 1],
      [-0.0376062, 4, 1.8, 1],
      [-0.00636579, 7, 1.25, 1],
      [-0.0758262, 2, 12, 2],
      [-0.0221041, 3, 6, 2],
      [0.0310441, 4, 8.7, 2],
      [0.0132798, 4, 11.6, 2],
      [0.0689437, 2, 13, 3],
      [-0.0507525, 3, 17, 3],
      [0.0161382, 5, 16, 3],
    ],
  },
  saturation: {
    bubble: {
      T: 345.27,
      scale: 3734800,
      isLinear: false,
      isByTau: true,
      terms: [
        [0.061067, 0.54],
        [-6.5646, 0.965],
        [-3.6162, 3.7],
        [-3.9771, 9],
      ],
    },
    dew: {
      T: 345.27,
      scale: 3734800,
      isLinear: false,
      isByTau: true,
      terms: [
        [-0.00026863, 0.1],
        [-6.5757, 0.972],
        [-4.1802, 3.8],
        [-7.9102, 9],
      ],
    },
    liquid: {
      T: 345.27,
      scale: 4939.999999999999,
      isLinear: true,
      isByTau: false,
      terms: [
        [-0.011777381218307114, 0.066],
        [2.4984547682678704, 0.377],
        [5367.932468376006, 8.99],
        [-3732982.2139762687, 13.98],
        [33474569.015986394, 15.982],
        [-80262239.93679684, 17.954],
      ],
    },
    vapour: {
      T: 345.27,
      scale: 4939.999999999999,
      isLinear: false,
      isByTau: true,
      terms: [
        [-5.211849919504925, 0.485],
        [6.798109425092868, 0.989],
        [-13.038945243933242, 1.431],
        [9.654798311425768, 2.495],
        [-320.35292894913766, 7.812],
        [80023.04183470446, 15.329],
      ],
    },
  },
  surfaceTension: {
    T: 345.18,
    terms: [[0.0536, 1.249]],
  },
  viscosity: {
    kind: 'correlation',
    sigma: 1e99,
    epsilon: 1e99,
    dilute: {
      kind: 'powers',
      terms: [
        [9.766e-7, 0],
        [3.676e-8, 1],
        [2.938e-12, 2],
      ],
    },
    dense: {
      kind: 'free volume',
      T: 345.27,
      rho: 4939.999999999999,
      terms: [
        [0.00000108968786472, 1, 0, 0, 1],
        [0.00004152109565230651, 2, 0, 0, 1],
        [-0.00004710175334443676, 3, 0, 0, 1],
        [0.00004588082670553865, 4, 0, 0, 1],
        [-0.000022593706031401724, 5, 0, 0, 1],
        [0.0000044806744468118286, 6, 0, 0, 1],
      ],
      factors: [[0, 0, 0]],
      numerator: [[1, 0]],
      denominator: [[1, 0]],
    },
  },
  conductivity: {
    kind: 'correlation',
    dilute: {
      kind: 'ratio',
      T: 1,
      numerator: [
        [-0.008624, 0],
        [0.0000736, 1],
      ],
      denominator: [[1, 0]],
    },
    residual: {
      T: 345.27,
      rho: 482.162772,
      terms: [
        [0.01553528451384, 0, 1],
        [0.0059724353152729795, 0, 2],
        [-0.0030186820979668776, 0, 3],
        [0.0010847310542822014, 0, 4],
      ],
    },
    critical: {
      kind: 'None',
    },
  },
}
