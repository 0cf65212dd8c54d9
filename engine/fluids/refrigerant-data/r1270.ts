/** R-1270: equation of state, saturation start values, transport. Written by scripts/fluidData.ts. */
import type { FluidData } from '../fluidData'

export const r1270: FluidData = {
  name: 'R-1270',
  cas: '115-07-1',
  isPseudoPure: false,
  sources: {
    equation: 'E.W. Lemmon and U. Overhoff and M.O. McLinden and W. Wagner, Equation of state for propylene, 2010',
    viscosity:
      'Marcia L. Huber and Arno Laesecke and Richard A. Perkins, Model for the Viscosity and Thermal Conductivity of Refrigerants, Including a New Correlation for the Viscosity of R134a, Ind. Eng. Chem. Res., 42, 2003, 10.1021/ie0300880',
    conductivity:
      'Marcia L. Huber and Arno Laesecke and Richard A. Perkins, Model for the Viscosity and Thermal Conductivity of Refrigerants, Including a New Correlation for the Viscosity of R134a, Ind. Eng. Chem. Res., 42, 2003, 10.1021/ie0300880',
    surfaceTension:
      'A. Mulero and I. Cachadina and M. I. Parra, Recommended Correlations for the Surface Tension of Common Fluids, J. Phys. Chem. Ref. Data, 41, 2012, 10.1063/1.4768782',
  },
  molarMass: 0.04207974,
  gasConstant: 8.314472,
  acentricFactor: 0.146,
  limits: {
    lowestT: 87.953,
    highestT: 575,
    highestP: 1000000000,
  },
  critical: {
    T: 364.211,
    p: 4555000,
    rho: 5457,
  },
  reducing: {
    T: 364.211,
    rho: 5457,
  },
  ideal: {
    a1: -5.182327965145101,
    a2: 4.36399027654279,
    logTau: 3,
    powers: [],
    einstein: [
      [1.544, 0.8895942187358427],
      [4.013, 2.671528317376466],
      [8.923, 5.304617378387802],
      [6.02, 11.85301926630442],
    ],
  },
  residual: {
    powers: [
      [0.04341002, 4, 1, 0],
      [1.136592, 1, 0.205, 0],
      [-0.8528611, 1, 0.56, 0],
      [0.5216669, 2, 0.676, 0],
      [-1.382953, 2, 1, 0],
      [0.1214347, 3, 0.5, 0],
      [-0.5984662, 1, 1, 1],
      [-1.391883, 1, 1.94, 2],
      [-1.008434, 3, 2, 2],
      [0.1961249, 2, 1, 1],
      [-0.360693, 2, 2.66, 2],
      [-0.002407175, 8, 0.83, 1],
    ],
    gaussian: [
      [0.7432121, 1, 1.6, 1.07, 0.78, 0.77, 1.21],
      [0.1475162, 1, 2.5, 0.66, 0.82, 0.83, 1.08],
      [-0.02503391, 2, 3, 1.2, 1.94, 0.607, 0.83],
      [-0.2734409, 3, 2.5, 1.12, 0.69, 0.4, 0.56],
      [0.006378889, 3, 2.72, 1.47, 1.96, 0.66, 1.22],
      [0.0150294, 2, 4, 1.93, 1.3, 0.07, 1.81],
      [-0.03162971, 1, 4, 3.3, 0.38, 3.1, 1.54],
      [-0.04107194, 2, 1, 15.4, 0.91, 387, 1.12],
      [-1.190241, 3, 4, 6, 0.7, 41, 1.4],
    ],
  },
  saturation: {
    bubble: {
      T: 364.211,
      scale: 4555000,
      isLinear: false,
      isByTau: true,
      terms: [
        [-6.15754746767542, 0.985],
        [0.8043847738472081, 1.914],
        [-2.629218877933464, 3.354],
        [-20.055797246021456, 8.871],
        [23.93889034404838, 9.472],
        [-5.927221357425409, 12.201],
      ],
    },
    dew: {
      T: 364.211,
      scale: 4555000,
      isLinear: false,
      isByTau: true,
      terms: [
        [-6.15754746767542, 0.985],
        [0.8043847738472081, 1.914],
        [-2.629218877933464, 3.354],
        [-20.055797246021456, 8.871],
        [23.93889034404838, 9.472],
        [-5.927221357425409, 12.201],
      ],
    },
    liquid: {
      T: 364.211,
      scale: 5457,
      isLinear: true,
      isByTau: false,
      terms: [
        [1.1500616940414559, 0.286],
        [0.7037673936905474, 0.521],
        [0.6950815609799416, 0.701],
        [1.8850870474961088, 5.657],
        [-2.1702211585216302, 6.864],
        [2.21238242151199, 15.279],
      ],
    },
    vapour: {
      T: 364.211,
      scale: 5457,
      isLinear: false,
      isByTau: true,
      terms: [
        [-5.13562614673855, 0.42],
        [4.2053374767917395, 0.56],
        [-8.021462611933476, 1.051],
        [4.971018368148577, 1.479],
        [-4.664302402572978, 3.598],
        [-1.7964631156271889, 16.862],
      ],
    },
  },
  surfaceTension: {
    T: 364.211,
    terms: [[0.05268, 1.186]],
  },
  viscosity: {
    kind: 'corresponding states',
    sigma: 4.678e-10,
    epsilon: 298.9,
    reference: 'R-290',
    shape: {
      rho: 5309,
      terms: [
        [1.33962, 0],
        [-0.256307, 1],
        [0.0468211, 2],
      ],
    },
  },
  conductivity: {
    kind: 'corresponding states',
    reference: 'R-290',
    shape: {
      rho: 5309,
      terms: [
        [1.3521, 0],
        [-0.123177, 1],
      ],
    },
    internal: [
      [0.00109939, 0],
      [3.72539e-7, 1],
    ],
  },
}
