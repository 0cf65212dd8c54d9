/** R-142b: equation of state, saturation start values, transport. Written by scripts/fluidData.ts. */
import type { FluidData } from '../fluidData'

export const r142b: FluidData = {
  name: 'R-142b',
  cas: '75-68-3',
  isPseudoPure: false,
  sources: {
    equation:
      'E.W. Lemmon and R. Span, Short Fundamental Equations of State for 20 Industrial Fluids, J. Chem. Eng. Data, 51, 2006, 10.1021/je050186n',
    viscosity:
      'Marcia L. Huber and Arno Laesecke and Richard A. Perkins, Model for the Viscosity and Thermal Conductivity of Refrigerants, Including a New Correlation for the Viscosity of R134a, Ind. Eng. Chem. Res., 42, 2003, 10.1021/ie0300880',
    conductivity:
      'Marcia L. Huber and Arno Laesecke and Richard A. Perkins, Model for the Viscosity and Thermal Conductivity of Refrigerants, Including a New Correlation for the Viscosity of R134a, Ind. Eng. Chem. Res., 42, 2003, 10.1021/ie0300880',
    surfaceTension:
      'A. Mulero and I. Cachadina and M. I. Parra, Recommended Correlations for the Surface Tension of Common Fluids, J. Phys. Chem. Ref. Data, 41, 2012, 10.1063/1.4768782',
  },
  molarMass: 0.10049503,
  gasConstant: 8.314472,
  acentricFactor: 0.2321,
  limits: {
    lowestT: 142.72,
    highestT: 470,
    highestP: 60000000,
  },
  critical: {
    T: 410.26,
    p: 4055000,
    rho: 4438,
  },
  reducing: {
    T: 410.26,
    rho: 4438,
  },
  ideal: {
    a1: -12.6016527149,
    a2: 8.3160183265,
    logTau: 3,
    powers: [],
    einstein: [
      [5.0385, 1.152927411885146],
      [6.8356, 3.061473212109394],
      [4.0591, 6.086384244137864],
      [2.8136, 16.67235411690148],
    ],
  },
  residual: {
    powers: [
      [1.0038, 1, 0.25, 0],
      [-2.7662, 1, 1.25, 0],
      [0.42921, 1, 1.5, 0],
      [0.081363, 3, 0.25, 0],
      [0.00024174, 7, 0.875, 0],
      [0.48246, 1, 2.375, 1],
      [0.75542, 2, 2, 1],
      [-0.00743, 5, 2.125, 1],
      [-0.4146, 1, 3.5, 2],
      [-0.016558, 1, 6.5, 2],
      [-0.10644, 4, 4.75, 2],
      [-0.021704, 2, 12.5, 3],
    ],
  },
  saturation: {
    bubble: {
      T: 410.26,
      scale: 4055000,
      isLinear: false,
      isByTau: true,
      terms: [
        [-7.053583364113904, 0.993],
        [1.620065366585568, 1.485],
        [-3.5992302698185896, 2.56],
        [30.256775801825796, 3.61],
        [-31.3125464775288, 3.733],
        [-0.7436150349113302, 14.147],
      ],
    },
    dew: {
      T: 410.26,
      scale: 4055000,
      isLinear: false,
      isByTau: true,
      terms: [
        [-7.053583364113904, 0.993],
        [1.620065366585568, 1.485],
        [-3.5992302698185896, 2.56],
        [30.256775801825796, 3.61],
        [-31.3125464775288, 3.733],
        [-0.7436150349113302, 14.147],
      ],
    },
    liquid: {
      T: 410.26,
      scale: 4438,
      isLinear: true,
      isByTau: false,
      terms: [
        [-9.714230485565954, 0.247],
        [11.7638029884687, 0.26],
        [2.4153342114392036, 1.896],
        [-3.0195139591161673, 3.015],
        [8.696072645236315, 7.62],
        [-74.7964429355484, 15.172],
      ],
    },
    vapour: {
      T: 410.26,
      scale: 4438,
      isLinear: false,
      isByTau: true,
      terms: [
        [0.07060973078462121, 0.092],
        [-0.1101282083100916, 0.165],
        [-2.9297126160159235, 0.398],
        [-2.550579057791659, 1.037],
        [0.8675055868776257, 3.911],
        [-5.524200468568231, 4.103],
      ],
    },
  },
  surfaceTension: {
    T: 410.26,
    terms: [[0.05685, 1.237]],
  },
  viscosity: {
    kind: 'corresponding states',
    sigma: 5.362000000000001e-10,
    epsilon: 278.2,
    reference: 'R-290',
    shape: {
      rho: 4438,
      terms: [
        [0.9716, 0],
        [0.019181, 1],
        [0, 2],
      ],
    },
  },
  conductivity: {
    kind: 'corresponding states',
    reference: 'R-290',
    shape: {
      rho: 4438,
      terms: [
        [1.0749, 0],
        [-0.0177916, 1],
      ],
    },
    internal: [
      [0.000940725, 0],
      [9.88196e-7, 1],
    ],
  },
}
