/** R-245ca: equation of state, saturation start values, transport. Written by scripts/fluidData.ts. */
import type { FluidData } from '../fluidData'

export const r245ca: FluidData = {
  name: 'R-245ca',
  cas: '679-86-7',
  isPseudoPure: false,
  sources: {
    equation:
      'Yong Zhou & Eric W. Lemmon, Equation of State for the Thermodynamic Properties of 1,1,2,2,3-Pentafluoropropane (R-245ca), Int. J. Thermophys., 37, 2016, 10.1007/s10765-016-2039-z',
    viscosity:
      'M. L. Huber, Models for Viscosity, Thermal Conductivity, and Surface Tension of Selected Pure Fluids as Implemented in REFPROP v10.0, NISTIR 8209, 2018, 10.6028/NIST.IR.8209',
    conductivity:
      'M. L. Huber, Models for Viscosity, Thermal Conductivity, and Surface Tension of Selected Pure Fluids as Implemented in REFPROP v10.0, NISTIR 8209, 2018, 10.6028/NIST.IR.8209',
    surfaceTension:
      'A. Mulero and I. Cachadina and M. I. Parra, Recommended Correlations for the Surface Tension of Common Fluids, J. Phys. Chem. Ref. Data, 41, 2012, 10.1063/1.4768782',
  },
  molarMass: 0.13404794,
  gasConstant: 8.3144621,
  acentricFactor: 0.35456541912358985,
  limits: {
    lowestT: 225,
    highestT: 450,
    highestP: 10000000,
  },
  critical: {
    T: 447.57,
    p: 3940740.488750428,
    rho: 3920,
  },
  reducing: {
    T: 447.57,
    rho: 3920,
  },
  ideal: {
    a1: -18.09410031,
    a2: 8.996084665,
    logTau: 7.888,
    powers: [],
    einstein: [
      [0.8843, 1.9326585785463726],
      [14.46, 2.5068704336751795],
      [5.331, 6.323033268539],
    ],
  },
  residual: {
    powers: [
      [0.04489247, 4, 1, 0],
      [1.526476, 1, 0.26, 0],
      [-2.40832, 1, 1, 0],
      [-0.5288088, 2, 1.2, 0],
      [0.18222346, 3, 0.67, 0],
      [-1.063228, 1, 1.92, 2],
      [-0.223149, 3, 2, 2],
      [1.18738, 2, 1.5, 1],
      [-0.9772383, 2, 1.93, 2],
      [-0.02296938, 7, 1.06, 1],
    ],
    gaussian: [
      [1.364444, 1, 0.17, 1.16, 0.55, 2.4, 1.265],
      [-0.5080666, 1, 3.9, 1.1, 0.724, 1.5, 0.42],
      [-0.06649496, 3, 1, 1.64, 0.524, 4.2, 0.864],
      [-1.128359, 3, 1, 13.8, 0.857, 379, 1.15],
    ],
  },
  saturation: {
    bubble: {
      T: 447.57,
      scale: 3940700,
      isLinear: false,
      isByTau: true,
      terms: [
        [-7.8757, 1],
        [2.0426, 1.5],
        [-3.3614, 2.6],
        [-4.8567, 5.2],
      ],
    },
    dew: {
      T: 447.57,
      scale: 3940700,
      isLinear: false,
      isByTau: true,
      terms: [
        [-7.8757, 1],
        [2.0426, 1.5],
        [-3.3614, 2.6],
        [-4.8567, 5.2],
      ],
    },
    liquid: {
      T: 447.57,
      scale: 3920,
      isLinear: true,
      isByTau: false,
      terms: [
        [4.0075, 0.48],
        [-4.6786, 1],
        [6.6575, 1.6],
        [-5.096, 2.4],
        [2.364, 3.5],
      ],
    },
    vapour: {
      T: 447.57,
      scale: 3920,
      isLinear: false,
      isByTau: false,
      terms: [
        [-4.8138, 0.505],
        [-5.557, 1.65],
        [-11.257, 2.5],
        [-55.775, 5.5],
        [-138.45, 12],
      ],
    },
  },
  surfaceTension: {
    T: 447.57,
    terms: [
      [0.069297, 1.2795],
      [-0.022419, 3.1368],
    ],
  },
  viscosity: {
    kind: 'corresponding states',
    sigma: 5.131e-10,
    epsilon: 355.41,
    reference: 'R-134a',
    shape: {
      rho: 3920,
      terms: [
        [0.850332, 0],
        [0.185603, 1],
        [-0.0415622, 2],
      ],
    },
  },
  conductivity: {
    kind: 'corresponding states',
    reference: 'R-134a',
    shape: {
      rho: 3920,
      terms: [
        [1.04155, 0],
        [-0.0118606, 1],
      ],
    },
    internal: [
      [0.000733395, 0],
      [0.00000162265, 1],
    ],
    critical: {
      kind: 'crossover',
      R0: 1.02,
      length: 2.05e-10,
      amplitude: 0.06,
      cutoff: 1602564102.5641024,
      T: 671.355,
    },
  },
}
