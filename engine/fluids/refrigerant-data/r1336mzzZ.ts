/** R-1336mzz(Z): equation of state, saturation start values, transport. Written by scripts/fluidData.ts. */
import type { FluidData } from '../fluidData'

export const r1336mzzZ: FluidData = {
  name: 'R-1336mzz(Z)',
  cas: '692-49-9',
  isPseudoPure: false,
  sources: {
    equation:
      'Mark O. McLinden and Ryo Akasaka, Thermodynamic Properties of cis-1,1,1,4,4,4-Hexafluorobutene [R-1336mzz(Z)]: Vapor Pressure, (p, rho, T) Behavior, and Speed of Sound Measurements and Equation of State, J. Chem. Eng. Data, 65, 2020, 10.1021/acs.jced.9b01198',
  },
  molarMass: 0.164056,
  gasConstant: 8.314462618,
  acentricFactor: 0.386,
  limits: {
    lowestT: 182.65,
    highestT: 500,
    highestP: 46000000,
  },
  critical: {
    T: 444.5,
    p: 2903000,
    rho: 3044,
  },
  reducing: {
    T: 444.5,
    rho: 3044,
  },
  ideal: {
    a1: -22.613836589363007,
    a2: 14.685915746335379,
    logTau: 3,
    powers: [],
    einstein: [
      [20.2, 1.6557930258717661],
      [5.275, 5.172103487064117],
    ],
  },
  residual: {
    powers: [
      [0.036673095, 4, 1, 0],
      [1.1956619, 1, 0.26, 0],
      [-1.8462376, 1, 1, 0],
      [-0.60599297, 2, 1, 0],
      [0.24973833, 3, 0.515, 0],
      [-1.2548278, 1, 2.6, 2],
      [-1.4389612, 3, 3, 2],
      [0.35168887, 2, 0.74, 1],
      [-0.82104051, 2, 2.68, 2],
      [-0.031747538, 7, 0.96, 1],
    ],
    gaussian: [
      [1.0281388, 1, 1.06, 0.746, 1.225, 1.118, 0.962],
      [0.21094074, 1, 3.4, 2.406, 0.161, 3.065, 1.111],
      [0.701701, 3, 1.617, 0.7804, 1.231, 0.7274, 1.135],
      [0.24638528, 2, 1.865, 1.25, 1.395, 0.8435, 1.163],
      [-1.5295034, 3, 1.737, 0.6826, 0.9072, 0.6754, 0.969],
      [0.33424978, 2, 3.29, 1.677, 0.958, 0.436, 1.286],
      [1.011324, 2, 1.242, 1.762, 0.412, 3.808, 1.274],
      [-0.023457179, 1, 2, 21, 0.944, 1888, 1.056],
    ],
  },
  saturation: {
    bubble: {
      T: 444.5,
      scale: 2903000,
      isLinear: false,
      isByTau: true,
      terms: [
        [-7.958, 1],
        [1.9584, 1.5],
        [-2.5856, 2.37],
        [-4.0215, 4.43],
      ],
    },
    dew: {
      T: 444.5,
      scale: 2903000,
      isLinear: false,
      isByTau: true,
      terms: [
        [-7.958, 1],
        [1.9584, 1.5],
        [-2.5856, 2.37],
        [-4.0215, 4.43],
      ],
    },
    liquid: {
      T: 444.5,
      scale: 3044,
      isLinear: true,
      isByTau: false,
      terms: [
        [2.1782, 0.35],
        [0.68072, 0.878],
        [-0.17224, 1.58],
        [0.39416, 2.34],
      ],
    },
    vapour: {
      T: 444.5,
      scale: 3044,
      isLinear: false,
      isByTau: false,
      terms: [
        [-2.0679, 0.334],
        [-4.8241, 0.85],
        [-12.118, 2.18],
        [-38.146, 4.7],
        [-75.603, 9],
      ],
    },
  },
}
