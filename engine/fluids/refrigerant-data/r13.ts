/** equation of state, saturation start values, transport. Written by scripts/fluidData.ts. */
import type { FluidData } from '../fluidData'

export const r13: FluidData = {
  name: 'R-13',
  cas: '75-72-9',
  isPseudoPure: false,
  sources: {
    equation:
      'B. Platzer and A. Polt and G. Maurer, Thermophysical Properties of Refrigerants, 1990, 10.1007/978-3-662-02608-3',
    viscosity:
      'Marcia L. Huber and Arno Laesecke and Richard A. Perkins, Model for the Viscosity and Thermal Conductivity of Refrigerants, Including a New Correlation for the Viscosity of R134a, Ind. Eng. Chem. Res., 42, 2003, 10.1021/ie0300880',
    conductivity:
      'Marcia L. Huber and Arno Laesecke and Richard A. Perkins, Model for the Viscosity and Thermal Conductivity of Refrigerants, Including a New Correlation for the Viscosity of R134a, Ind. Eng. Chem. Res., 42, 2003, 10.1021/ie0300880',
    surfaceTension:
      'A. Mulero and I. Cachadina and M. I. Parra, Recommended Correlations for the Surface Tension of Common Fluids, J. Phys. Chem. Ref. Data, 41, 2012, 10.1063/1.4768782',
  },
  molarMass: 0.104459,
  gasConstant: 8.31451,
  acentricFactor: 0.174586327798,
  limits: {
    lowestT: 98.15,
    highestT: 450,
    highestP: 50000000,
  },
  critical: {
    T: 303.049906,
    p: 3973109,
    rho: 5516.0588,
  },
  reducing: {
    T: 301.88,
    rho: 5570.98,
  },
  ideal: {
    a1: -17.2649115260318,
    a2: 13.7187307950669,
    logTau: 1.4766458,
    powers: [
      [-2.72813016286, -1],
      [-0.33332171296315066, -2],
      [0.1967265632453634, -3],
      [-0.026243318495781393, -4],
    ],
    einstein: [],
  },
  residual: {
    powers: [
      [0.761143010172, 1, 0, 0],
      [-1.94465098795, 1, 1, 0],
      [0.940938700406, 1, 2, 0],
      [-1.08107050239, 1, 3, 0],
      [0.117501564976, 1, 4, 0],
      [0.228305167217, 2, 0, 0],
      [-0.403338888789, 2, 1, 0],
      [0.37558571342, 2, 2, 0],
      [-0.0617543677315, 3, 0, 0],
      [0.170326226881, 3, 1, 0],
      [0.0536612457231, 4, 0, 0],
      [-0.151603010301, 4, 1, 0],
      [0.0252033265074, 5, 1, 0],
      [-0.62834655992, 0, 3, 0],
      [0.792797111341, 0, 4, 0],
      [-0.134038992692, 0, 5, 0],
      [-0.0399863840975, 2, 3, 2],
      [0.436410910529, 2, 4, 2],
      [-0.448724904991, 2, 5, 2],
      [0.62834655992, 0, 3, 2],
      [-0.792797111341, 0, 4, 2],
      [0.134038992692, 0, 5, 2],
    ],
    stretch: [[2, 0.98230055]],
  },
  saturation: {
    bubble: {
      T: 303.049906,
      scale: 3973109,
      isLinear: false,
      isByTau: true,
      terms: [
        [-6.822, 1],
        [1.4888, 1.5],
        [-1.5904, 2.5],
        [-2.4942, 5],
      ],
    },
    dew: {
      T: 303.049906,
      scale: 3973109,
      isLinear: false,
      isByTau: true,
      terms: [
        [-6.822, 1],
        [1.4888, 1.5],
        [-1.5904, 2.5],
        [-2.4942, 5],
      ],
    },
    liquid: {
      T: 303.049906,
      scale: 5516.0588,
      isLinear: true,
      isByTau: false,
      terms: [
        [0.96792, 0.35],
        [5.3062, 0.7],
        [-9.2412, 1.1],
        [7.9577, 1.6],
        [-2.5284, 2.5],
      ],
    },
    vapour: {
      T: 303.049906,
      scale: 5516.0588,
      isLinear: false,
      isByTau: true,
      terms: [
        [-0.93277, 0.35],
        [-6.0048, 0.7],
        [5.7427, 1.2],
        [-7.4737, 2],
        [4.3419, 3.5],
        [-13.446, 7],
      ],
    },
  },
  surfaceTension: {
    T: 302,
    terms: [[0.05045, 1.269]],
  },
  viscosity: {
    kind: 'corresponding states',
    sigma: 4.971e-10,
    epsilon: 204,
    reference: 'R-290',
    shape: {
      rho: 5580,
      terms: [
        [0.97618, 0],
        [0.0148047, 1],
        [0, 2],
      ],
    },
  },
  doubts: [
    'Its equation has its critical point above the one measured, 301.88 K and 3.88 MPa: close to that it is rough.',
  ],
  conductivity: {
    kind: 'corresponding states',
    reference: 'R-290',
    shape: {
      rho: 5580,
      terms: [
        [1.1394, 0],
        [-0.0365562, 1],
      ],
    },
    internal: [
      [0.00107447, 0],
      [6.42373e-7, 1],
    ],
  },
}
