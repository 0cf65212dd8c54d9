/** equation of state, saturation start values, transport. Written by scripts/fluidData.ts. */
import type { FluidData } from '../fluidData'

export const r115: FluidData = {
  name: 'R-115',
  cas: '76-15-3',
  isPseudoPure: false,
  sources: {
    equation:
      'Eric W. Lemmon and Roland Span, Thermodynamic Properties of R-227ea, R-365mfc, R-115, and R13I1, J. Chem. Eng. Data, 2016, submitted, 10.1021/acs.jced.5b00684',
  },
  molarMass: 0.154466416,
  gasConstant: 8.3144621,
  acentricFactor: 0.24843499306634587,
  limits: {
    lowestT: 173.57,
    highestT: 550,
    highestP: 60000000,
  },
  critical: {
    T: 353.1,
    p: 3129036.968278708,
    rho: 3980,
  },
  reducing: {
    T: 353.1,
    rho: 3980,
  },
  ideal: {
    a1: -13.405002276849826,
    a2: 10.001553773783856,
    logTau: 3,
    powers: [],
    einstein: [
      [7.142, 0.8184650240725007],
      [10.61, 3.6845086377796656],
    ],
  },
  residual: {
    powers: [
      [1.20873, 1, 0.25, 0],
      [-3.5446, 1, 1.25, 0],
      [0.745302, 1, 1.5, 0],
      [0.114128, 3, 0.25, 0],
      [0.000436572, 7, 0.875, 0],
      [0.988385, 1, 2.375, 1],
      [1.13878, 2, 2, 1],
      [-0.0215633, 5, 2.125, 1],
      [-0.63023, 1, 3.5, 2],
      [0.0167901, 1, 6.5, 2],
      [-0.149412, 4, 4.75, 2],
      [-0.0271153, 2, 12.5, 3],
    ],
  },
  saturation: {
    bubble: {
      T: 353.1,
      scale: 3129000,
      isLinear: false,
      isByTau: true,
      terms: [
        [-7.7016, 1],
        [4.3462, 1.5],
        [-4.002, 1.9],
        [-6.551, 5.2],
        [3.9278, 6],
      ],
    },
    dew: {
      T: 353.1,
      scale: 3129000,
      isLinear: false,
      isByTau: true,
      terms: [
        [-7.7016, 1],
        [4.3462, 1.5],
        [-4.002, 1.9],
        [-6.551, 5.2],
        [3.9278, 6],
      ],
    },
    liquid: {
      T: 353.1,
      scale: 3980,
      isLinear: true,
      isByTau: false,
      terms: [
        [18.245, 0.556],
        [-57.373, 0.75],
        [78.511, 0.95],
        [-50.979, 1.2],
        [14.361, 1.5],
      ],
    },
    vapour: {
      T: 353.1,
      scale: 3980,
      isLinear: false,
      isByTau: false,
      terms: [
        [-10.179, 0.53],
        [49.312, 0.9],
        [-150.13, 1.2],
        [219.87, 1.5],
        [-129.65, 1.75],
        [-54.218, 6],
      ],
    },
  },
}
