/** equation of state, saturation start values, transport. Written by scripts/fluidData.ts. */
import type { FluidData } from '../fluidData'

export const r124: FluidData = {
  name: 'R-124',
  cas: '2837-89-0',
  isPseudoPure: false,
  sources: {
    equation: 'B. de Vries and R. Tillner-Roth and H.D. Baehr, Thermodynamic Properties of HCFC 124, 1995',
    viscosity:
      'Ian H. Bell and Arno Laesecke, Viscosity of refrigerants and other working fluids from residual entropy scaling',
    conductivity:
      'Marcia L. Huber and Arno Laesecke and Richard A. Perkins, Model for the Viscosity and Thermal Conductivity of Refrigerants, Including a New Correlation for the Viscosity of R134a, Ind. Eng. Chem. Res., 42, 2003, 10.1021/ie0300880',
    surfaceTension:
      'A. Mulero and I. Cachadina and M. I. Parra, Recommended Correlations for the Surface Tension of Common Fluids, J. Phys. Chem. Ref. Data, 41, 2012, 10.1063/1.4768782',
  },
  molarMass: 0.1364762,
  gasConstant: 8.314471,
  acentricFactor: 0.2880950842214292,
  limits: {
    lowestT: 75,
    highestT: 470,
    highestP: 40000000,
  },
  critical: {
    T: 395.425,
    p: 3624295,
    rho: 4103.279546177282,
  },
  reducing: {
    T: 395.425,
    rho: 4103.279546177282,
  },
  ideal: {
    a1: -11.669550036507408,
    a2: 9.876117308843154,
    logTau: 2.175638,
    powers: [
      [-7.389735, -1],
      [0.8736831, -2],
      [-0.1115133, -3],
    ],
    einstein: [],
  },
  residual: {
    powers: [
      [-0.01262962, 1, 2, 0],
      [2.168373, 1, 0.5, 0],
      [-3.330033, 1, 1, 0],
      [0.1610361, 2, 0.5, 0],
      [-0.00009666145, 2, 2.5, 0],
      [0.0119131, 3, -1, 0],
      [-0.002880217, 5, 1, 0],
      [0.001681346, 6, 0, 0],
      [0.00001594968, 8, -0.5, 0],
      [0.1289674, 2, 1.5, 1],
      [0.00001182213, 12, 1, 1],
      [-0.4713997, 1, 2.5, 2],
      [-0.2412873, 1, -0.25, 2],
      [0.6868066, 1, 1, 2],
      [-0.08621095, 1, 5, 2],
      [0.000004728645, 15, 2, 2],
      [0.01487933, 3, 15, 3],
      [-0.03001338, 3, 20, 3],
      [0.001849606, 4, 15, 4],
      [0.0004126073, 9, 45, 4],
    ],
  },
  saturation: {
    bubble: {
      T: 395.425,
      scale: 3624295,
      isLinear: false,
      isByTau: true,
      terms: [
        [-5.532034162429256, 1.003],
        [-4.742002285997961, 1.051],
        [4.083301102214, 1.163],
        [-0.8556260869752595, 2.188],
        [-3.759805971191399, 4.015],
        [-5.094637151194883, 19.693],
      ],
    },
    dew: {
      T: 395.425,
      scale: 3624295,
      isLinear: false,
      isByTau: true,
      terms: [
        [-5.532034162429256, 1.003],
        [-4.742002285997961, 1.051],
        [4.083301102214, 1.163],
        [-0.8556260869752595, 2.188],
        [-3.759805971191399, 4.015],
        [-5.094637151194883, 19.693],
      ],
    },
    liquid: {
      T: 395.425,
      scale: 4103.279546177282,
      isLinear: true,
      isByTau: false,
      terms: [
        [9.076759200951095, 0.482],
        [-17.685013904231155, 0.651],
        [59.69226551115479, 0.881],
        [-48.46415018361892, 0.914],
        [0.6023234565910854, 5.001],
        [-1.0939055527121821, 10.577],
      ],
    },
    vapour: {
      T: 395.425,
      scale: 4103.279546177282,
      isLinear: false,
      isByTau: true,
      terms: [
        [-3.6411060779677857, 0.415],
        [0.3822304251070335, 0.5],
        [-19.603560148262865, 1.704],
        [181.0410898999192, 2.307],
        [-168.52216602298836, 2.394],
        [-2.5180916684231893, 13.161],
      ],
    },
  },
  surfaceTension: {
    T: 395.425,
    terms: [[0.05175, 1.197]],
  },
  viscosity: {
    kind: 'residual entropy',
    factor: 0.99792,
    liquid: [0.6100913843, 0.4508958312, -0.017063, 0.000564],
    vapour: [0, 1.2, -0.308598, 0.035317],
    scale: -53640.36876934566,
  },
  conductivity: {
    kind: 'corresponding states',
    reference: 'R-290',
    shape: {
      rho: 4103,
      terms: [
        [1.0898, 0],
        [-0.0154229, 1],
      ],
    },
    internal: [
      [0.0011769, 0],
      [6.78397e-7, 1],
    ],
  },
}
