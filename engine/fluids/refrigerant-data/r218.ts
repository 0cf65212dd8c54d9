/** equation of state, saturation start values, transport. Written by scripts/fluidData.ts. */
import type { FluidData } from '../fluidData'

export const r218: FluidData = {
  name: 'R-218',
  cas: '76-19-7',
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
  molarMass: 0.18801933,
  gasConstant: 8.314472,
  acentricFactor: 0.3172,
  limits: {
    lowestT: 125.45,
    highestT: 440,
    highestP: 20000000,
  },
  critical: {
    T: 345.02,
    p: 2640000,
    rho: 3340.0000000000005,
  },
  reducing: {
    T: 345.02,
    rho: 3340.000000000001,
  },
  ideal: {
    a1: -15.6587335175,
    a2: 11.4531412796,
    logTau: 3,
    powers: [],
    einstein: [
      [7.2198, 0.9448727609993625],
      [7.2692, 1.724537707958959],
      [11.599, 4.315691843951075],
    ],
  },
  residual: {
    powers: [
      [1.327, 1, 0.25, 0],
      [-3.8433, 1, 1.25, 0],
      [0.922, 1, 1.5, 0],
      [0.1136, 3, 0.25, 0],
      [0.00036195, 7, 0.875, 0],
      [1.1001, 1, 2.375, 1],
      [1.1896, 2, 2, 1],
      [-0.025147, 5, 2.125, 1],
      [-0.65923, 1, 3.5, 2],
      [-0.027969, 1, 6.5, 2],
      [-0.1833, 4, 4.75, 2],
      [-0.02163, 2, 12.5, 3],
    ],
  },
  saturation: {
    bubble: {
      T: 345.02,
      scale: 2640000,
      isLinear: false,
      isByTau: true,
      terms: [
        [-8.242713023595973, 1.008],
        [19.087798455338692, 1.599],
        [-17.233089915234846, 1.665],
        [-1.422792519033736, 2.07],
        [-3.3648176664863447, 4.314],
        [-10.213938754091759, 17.759],
      ],
    },
    dew: {
      T: 345.02,
      scale: 2640000,
      isLinear: false,
      isByTau: true,
      terms: [
        [-8.242713023595973, 1.008],
        [19.087798455338692, 1.599],
        [-17.233089915234846, 1.665],
        [-1.422792519033736, 2.07],
        [-3.3648176664863447, 4.314],
        [-10.213938754091759, 17.759],
      ],
    },
    liquid: {
      T: 345.02,
      scale: 3340.0000000000005,
      isLinear: true,
      isByTau: false,
      terms: [
        [7.303753750603384, 0.517],
        [-7.730626041358162, 0.714],
        [3.674253188196436, 1.159],
        [-3.58395389631866, 3.98],
        [5.552496612344577, 5.488],
        [-211.54319300173208, 19.277],
      ],
    },
    vapour: {
      T: 345.02,
      scale: 3340.0000000000005,
      isLinear: false,
      isByTau: true,
      terms: [
        [3.329585797093735, 0.372],
        [-6.844734619770494, 0.41],
        [-1.1111833788437069, 0.775],
        [-2.0711985469576675, 1.882],
        [-4.658013576000995, 4.237],
        [0.29142793495095165, 8.879],
      ],
    },
  },
  surfaceTension: {
    T: 345.02,
    terms: [[0.04322, 1.224]],
  },
  viscosity: {
    kind: 'corresponding states',
    sigma: 5.8e-10,
    epsilon: 266.35,
    reference: 'R-290',
    shape: {
      rho: 3340,
      terms: [
        [1.10225, 0],
        [-0.00550442, 1],
        [0, 2],
      ],
    },
  },
  conductivity: {
    kind: 'corresponding states',
    reference: 'R-290',
    shape: {
      rho: 3340,
      terms: [
        [1.2877, 0],
        [-0.0758811, 1],
      ],
    },
    internal: [
      [0.000892659, 0],
      [0.00000114912, 1],
    ],
  },
}
