/** R-1233zd(E): equation of state, saturation start values, transport. Written by scripts/fluidData.ts. */
import type { FluidData } from '../fluidData'

export const r1233zdE: FluidData = {
  name: 'R-1233zd(E)',
  cas: '102687-65-0',
  isPseudoPure: false,
  sources: {
    equation:
      'Ryo Akasaka and Eric W. Lemmon, An International Standard Formulation for trans-1-Chloro-3,3,3-trifluoroprop-1-ene [R1233zd(E)] Covering Temperatures from the Triple-point Temperature to 450 K and Pressures up to 100 MPa, J. Phys. Chem. Ref. Data, 51, 2022',
  },
  molarMass: 0.1304962,
  gasConstant: 8.314462618,
  acentricFactor: 0.304,
  limits: {
    lowestT: 165.75,
    highestT: 450,
    highestP: 100000000,
  },
  critical: {
    T: 438.86,
    p: 3582800,
    rho: 3704,
  },
  reducing: {
    T: 438.86,
    rho: 3704,
  },
  ideal: {
    a1: -17.291229931888,
    a2: 10.404947446884,
    logTau: 3,
    powers: [],
    einstein: [
      [13.7, 1.7340381898555348],
      [7.0974, 6.539670965683817],
    ],
  },
  residual: {
    powers: [
      [0.04394257, 4, 1, 0],
      [1.062919, 1, 0.182, 0],
      [-1.2879140374971, 1, 0.865, 0],
      [-0.8088618920845, 2, 1.0924, 0],
      [0.2372427, 3, 0.49, 0],
      [-1.9403, 1, 1.958, 2],
      [-2.831967, 3, 2.05, 2],
      [0.373421, 2, 0.658, 1],
      [-1.515798, 2, 2.051, 2],
      [-0.02755627, 7, 0.862, 1],
    ],
    gaussian: [
      [4.24023, 1, 1.852, 1.532, 0.8834, 0.2912, 1.7171],
      [-0.03152671, 2, 1.92, 0.635, 1.386, 0.6245, 0.63],
      [-1.366494, 3, 1.936, 1.4056, 0.5196, 0.669, 0.7852],
      [2.647143, 1, 1.515, 1.451, 1.133, 0.5798, 2.251],
      [-2.325463, 1, 2.668, 1.395, 0.9788, 0.4643, 1.821],
      [-0.2541521, 1, 1.755, 2.259, 1.166, 2.449, 2.074],
      [0.1330834, 1, 0.526, 24.3, 0.9244, 1061.4, 1.0797],
      [-0.1569217, 1, 2.98, 23.6, 0.9372, 917.8, 1.084],
    ],
  },
  saturation: {
    bubble: {
      T: 438.86,
      scale: 3582800,
      isLinear: false,
      isByTau: true,
      terms: [
        [-7.4798, 1],
        [1.5791, 1.5],
        [-1.7959, 2.39],
        [-3.6716, 4.53],
      ],
    },
    dew: {
      T: 438.86,
      scale: 3582800,
      isLinear: false,
      isByTau: true,
      terms: [
        [-7.4798, 1],
        [1.5791, 1.5],
        [-1.7959, 2.39],
        [-3.6716, 4.53],
      ],
    },
    liquid: {
      T: 438.86,
      scale: 3704,
      isLinear: true,
      isByTau: false,
      terms: [
        [0.61448, 0.22],
        [2.6345, 0.55],
        [-1.316, 0.94],
        [0.86885, 1.4],
        [0.34071, 6.8],
      ],
    },
    vapour: {
      T: 438.86,
      scale: 3704,
      isLinear: false,
      isByTau: false,
      terms: [
        [-0.80785, 0.24],
        [-3.2355, 0.59],
        [-2.7567, 1],
        [-10.863, 2.2],
        [-33.456, 4.7],
        [-69.31, 9],
      ],
    },
  },
}
