/** R-1234yf: equation of state, saturation start values, transport. Written by scripts/fluidData.ts. */
import type { FluidData } from '../fluidData'

export const r1234yf: FluidData = {
  name: 'R-1234yf',
  cas: '754-12-1',
  isPseudoPure: false,
  sources: {
    equation:
      'Eric W. Lemmon and Ryo Akasaka, Equation of State for the Thermodynamic Properties of 2,3,3,3-Tetrafluoroprop-1-ene (R1234yf), Int. J. Thermophys., 43, 2022',
    viscosity:
      'Ian H. Bell and Arno Laesecke, Viscosity of refrigerants and other working fluids from residual entropy scaling',
    conductivity:
      'Richard A. Perkins and Marcia L. Huber, Measurement and Correlation of the Thermal Conductivity of 2,3,3,3-Tetrafluoroprop-1-ene (R1234yf) and trans-1,3,3,3-Tetrafluoropropene (R1234ze(E)), J. Chem. Eng. Data, 56, 2011, 10.1021/je200811n',
    surfaceTension:
      'A. Mulero and I. Cachadina and M. I. Parra, Recommended Correlations for the Surface Tension of Common Fluids, J. Phys. Chem. Ref. Data, 41, 2012, 10.1063/1.4768782',
  },
  molarMass: 0.1140416,
  gasConstant: 8.314462618,
  acentricFactor: 0.276,
  limits: {
    lowestT: 121.6,
    highestT: 410,
    highestP: 100000000,
  },
  critical: {
    T: 367.85,
    p: 3384400,
    rho: 4180,
  },
  reducing: {
    T: 367.85,
    rho: 4180,
  },
  ideal: {
    a1: -12.081525543189,
    a2: 8.52896238365,
    logTau: 3,
    powers: [],
    einstein: [
      [8.65, 1.3918716868288703],
      [9.75, 4.268044039690091],
      [2.11, 12.233247247519369],
    ],
  },
  residual: {
    powers: [
      [0.0340387, 4, 1, 0],
      [1.912859, 1, 0.222, 0],
      [-2.1984719881617, 1, 0.61, 0],
      [-0.8147645305033, 2, 1.122, 0],
      [0.2288282, 3, 0.5, 0],
      [-1.65436, 1, 2.14, 2],
      [-1.446628, 3, 2.284, 2],
      [0.5961722, 2, 1.05, 1],
      [-0.6148209, 2, 2.33, 2],
      [-0.0180069, 7, 0.778, 1],
    ],
    gaussian: [
      [0.2845275, 1, 1, 28.1, 0.96, 1016, 1.061],
      [-0.3050809, 1, 2, 28, 0.96, 1000, 1.062],
      [2.198935, 1, 1.236, 1.307, 0.853, 1.16, 1.3],
      [-0.4270329, 1, 1.6, 1.96, 1.15, 1.2, 1.04],
      [-0.4015581, 1, 1.85, 1.25, 1.3, 1.26, 1],
      [0.1179587, 1, 0.7, 1, 1.5, 1.6, 1.14],
      [-0.3141002, 1, 1.75, 2.2, 0.762, 0.87, 1.1],
    ],
  },
  saturation: {
    bubble: {
      T: 367.85,
      scale: 3384400,
      isLinear: false,
      isByTau: true,
      terms: [
        [-7.4507, 1],
        [2.164, 1.5],
        [-1.674, 3],
        [-3.318, 4],
        [-1.617, 9],
      ],
    },
    dew: {
      T: 367.85,
      scale: 3384400,
      isLinear: false,
      isByTau: true,
      terms: [
        [-7.4507, 1],
        [2.164, 1.5],
        [-1.674, 3],
        [-3.318, 4],
        [-1.617, 9],
      ],
    },
    liquid: {
      T: 367.85,
      scale: 4180,
      isLinear: true,
      isByTau: false,
      terms: [
        [3.392, 0.4],
        [-4.119, 0.7],
        [8.932, 1.1],
        [-8.525, 1.5],
        [3.384, 2.1],
      ],
    },
    vapour: {
      T: 367.85,
      scale: 4180,
      isLinear: false,
      isByTau: false,
      terms: [
        [-3.616, 0.426],
        [-74.91, 2],
        [197.7, 2.4],
        [-152.76, 2.7],
        [-61.062, 7.5],
        [-115.53, 15],
      ],
    },
  },
  surfaceTension: {
    T: 367.85,
    terms: [[0.06274, 1.394]],
  },
  viscosity: {
    kind: 'residual entropy',
    factor: 0.87302,
    liquid: [0.6100913843, 0.4508958312, -0.017063, 0.000564],
    vapour: [0, 1.2, -0.308598, 0.035317],
    scale: -54468.47741433059,
  },
  conductivity: {
    kind: 'correlation',
    dilute: {
      kind: 'ratio',
      T: 367.85,
      numerator: [
        [-0.0102778, 0],
        [0.0291098, 1],
        [0.000860643, 2],
      ],
      denominator: [[1, 0]],
    },
    residual: {
      T: 367.85,
      rho: 475.55,
      terms: [
        [-0.0368219, 0, 1],
        [0.0883226, 0, 2],
        [-0.0705909, 0, 3],
        [0.0259026, 0, 4],
        [-0.0032295, 0, 5],
        [0.0397166, -1, 1],
        [-0.077239, -1, 2],
        [0.0664707, -1, 3],
        [-0.0249071, -1, 4],
        [0.00336228, -1, 5],
      ],
    },
    critical: {
      kind: 'crossover',
      cutoff: 1713796058.2,
      amplitude: 0.0496,
      length: 1.94e-10,
      gamma: 1.239,
      R0: 1.03,
    },
  },
}
