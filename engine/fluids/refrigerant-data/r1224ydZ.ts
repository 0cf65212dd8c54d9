/** R-1224yd(Z): equation of state, saturation start values, transport. Written by scripts/fluidData.ts. */
import type { FluidData } from '../fluidData'

export const r1224ydZ: FluidData = {
  name: 'R-1224yd(Z)',
  cas: '111512-60-8',
  isPseudoPure: false,
  sources: {
    equation:
      'Ryo Akasaka and Eric W. Lemmon, A Helmholtz Energy Equation of State for cis-1-Chloro-2,3,3,3-tetrafluoro-1-propene [R-1224yd(Z)], International Journal of Thermophysics, 44, 2023',
    viscosity:
      'M. L. Huber, Models for Viscosity, Thermal Conductivity, and Surface Tension of Selected Pure Fluids as Implemented in REFPROP v10.0, NISTIR 8209, 2018, 10.6028/NIST.IR.8209',
    conductivity:
      'M. L. Huber, Models for Viscosity, Thermal Conductivity, and Surface Tension of Selected Pure Fluids as Implemented in REFPROP v10.0, NISTIR 8209, 2018, 10.6028/NIST.IR.8209',
    surfaceTension:
      'M. L. Huber, Models for Viscosity, Thermal Conductivity, and Surface Tension of Selected Pure Fluids as Implemented in REFPROP v10.0, NISTIR 8209, 2018, 10.6028/NIST.IR.8209',
  },
  molarMass: 0.14848670000000003,
  gasConstant: 8.314462618,
  acentricFactor: 0.325,
  limits: {
    lowestT: 157.8,
    highestT: 473.15,
    highestP: 35200000,
  },
  critical: {
    T: 428.69,
    p: 3334000,
    rho: 3632,
  },
  reducing: {
    T: 428.69,
    rho: 3632,
  },
  ideal: {
    a1: -17.85929081092342,
    a2: 11.05290064941713,
    logTau: 3,
    powers: [],
    einstein: [
      [9.057, 1.1920035456856937],
      [11.91, 3.324080337773216],
    ],
  },
  residual: {
    powers: [
      [0.05515868, 4, 1, 0],
      [1.9416962, 1, 0.226, 0],
      [-2.2385064629867, 1, 0.661, 0],
      [-0.8414463720438, 2, 1.128, 0],
      [0.22459576, 3, 0.51, 0],
      [-1.6513724, 1, 1.98, 2],
      [-0.022916841, 1, 8.5, 3],
      [-1.588437, 3, 2.27, 2],
      [0.56220803, 2, 0.89, 1],
      [-0.67885338, 2, 2.78, 2],
      [-0.027421084, 7, 1, 1],
      [-0.021429988, 2, 6.36, 3],
    ],
    gaussian: [
      [0.26924542, 2, 4.5, 23.96, 0.9578, 1028, 1.06],
      [-0.33022951, 2, 2.84, 23.81, 0.9577, 1014, 1.062],
      [2.2799188, 1, 1.15, 1.327, 0.8713, 1.23, 1.296],
      [-0.42644754, 1, 1.25, 1.941, 1.183, 1.146, 1.245],
      [-0.38611218, 1, 2.32, 1.516, 1.25, 0.803, 1],
      [0.13232403, 1, 3.5, 1.7, 1.19, 0.83, 1.45],
      [-0.33124629, 1, 1.06, 2.23, 0.842, 1.21, 1.215],
    ],
  },
  saturation: {
    bubble: {
      T: 428.69,
      scale: 3334000,
      isLinear: false,
      isByTau: true,
      terms: [
        [-7.5763, 1],
        [1.5053, 1.5],
        [-3.7306, 2.95],
        [-2.7425, 5.8],
      ],
    },
    dew: {
      T: 428.69,
      scale: 3334000,
      isLinear: false,
      isByTau: true,
      terms: [
        [-7.5763, 1],
        [1.5053, 1.5],
        [-3.7306, 2.95],
        [-2.7425, 5.8],
      ],
    },
    liquid: {
      T: 428.69,
      scale: 3632,
      isLinear: true,
      isByTau: false,
      terms: [
        [3.7298, 0.293],
        [-2.6186, 0.332],
        [5.9922, 1.09],
        [-10.25, 1.55],
        [6.1004, 1.9],
      ],
    },
    vapour: {
      T: 428.69,
      scale: 3632,
      isLinear: false,
      isByTau: false,
      terms: [
        [-1.1894, 0.23],
        [-6.3255, 0.824],
        [-18.408, 2.72],
        [-53.621, 6],
        [-135.5, 13],
      ],
    },
  },
  surfaceTension: {
    T: 428.69,
    terms: [[0.06195, 1.277]],
  },
  viscosity: {
    kind: 'corresponding states',
    sigma: 5.525631972512481e-10,
    epsilon: 340.42,
    reference: 'R-134a',
    shape: {
      rho: 3550,
      terms: [
        [0.712387, 0],
        [0.186976, 1],
        [-0.0316058, 2],
      ],
    },
  },
  conductivity: {
    kind: 'corresponding states',
    reference: 'R-134a',
    shape: {
      rho: 3550,
      terms: [[1.04, 0]],
    },
    internal: [[0.00125, 0]],
    critical: {
      kind: 'crossover',
      R0: 1.02,
      length: 2.14e-10,
      amplitude: 0.058,
      cutoff: 1547987616.099071,
      T: 643.035,
    },
  },
}
