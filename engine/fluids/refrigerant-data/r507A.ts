/** R-507A: equation of state, saturation start values, transport. Written by scripts/fluidData.ts. */
import type { FluidData } from '../fluidData'

export const r507A: FluidData = {
  name: 'R-507A',
  cas: 'R507A.PPF',
  isPseudoPure: true,
  sources: {
    equation:
      'E.W. Lemmon, Pseudo-Pure Fluid Equations of State for the Refrigerant Blends R-410A, R-404A, R-507A, and R-407C, Int. J. Thermophys., 24, 2003, 10.1023/A:1025048800563',
    viscosity: 'V. Geller, Viscosity of Mixed Refrigerants R404A, R407C, R410A, and R507A, 2000',
    conductivity:
      'V.Z. Geller and B.Z. Nemzer and U.V. Cheremnykh, Thermal Conductivity of the Refrigerant mixtures R404A, R407C, R410A, and R507A, Int. J. Thermophys., 22, 2001, 10.1023/A:1010691504352',
    surfaceTension:
      'M. Okada and T. Shibata and Y. Sato and Y. Higashi, Surface Tension of HFC Refrigerant Mixtures, Int. J. Thermophys., 20, 1999, 10.1023/A:1021482231102',
  },
  molarMass: 0.09885920000000001,
  gasConstant: 8.314472,
  acentricFactor: 0.286,
  limits: {
    lowestT: 200,
    highestT: 500,
    highestP: 50000000,
  },
  critical: {
    T: 343.765,
    p: 3704900,
    rho: 4964.029650250053,
  },
  reducing: {
    T: 343.765,
    rho: 4964.029650250053,
  },
  ideal: {
    a1: 9.935238023247155,
    a2: 7.998480563297012,
    logTau: -1,
    powers: [[-21.6054, -0.25]],
    einstein: [
      [0.95006, 1.05886],
      [4.1887, 2.37081],
      [5.5184, 5.14305],
    ],
  },
  residual: {
    powers: [
      [6.24982, 1, 0.692, 0],
      [-8.07855, 1, 0.943, 0],
      [0.0264843, 1, 5.8, 0],
      [0.286215, 2, 0.77, 0],
      [-0.00507076, 2, 5.84, 0],
      [0.0109552, 4, 0.24, 0],
      [0.00116124, 6, 0.69, 0],
      [1.38469, 1, 2, 1],
      [-0.922473, 1, 3, 1],
      [-0.0503562, 1, 7, 1],
      [0.822098, 2, 2.2, 1],
      [-0.277727, 2, 4.3, 1],
      [0.358172, 3, 2.7, 1],
      [-0.0126426, 4, 1.2, 1],
      [-0.0060701, 7, 1.23, 1],
      [-0.0815653, 2, 12, 2],
      [-0.0233323, 3, 6, 2],
      [0.0352952, 4, 8.5, 2],
      [0.0159566, 4, 11.5, 2],
      [0.0755927, 2, 13, 3],
      [-0.0542007, 3, 17, 3],
      [0.0170451, 5, 16.2, 3],
    ],
  },
  saturation: {
    bubble: {
      T: 343.765,
      scale: 3704900,
      isLinear: false,
      isByTau: true,
      terms: [
        [-7.4853, 1],
        [2.0115, 1.5],
        [-2.0141, 2.2],
        [-3.7763, 4.6],
      ],
    },
    dew: {
      T: 343.765,
      scale: 3704900,
      isLinear: false,
      isByTau: true,
      terms: [
        [-7.5459, 1],
        [2.338, 1.5],
        [-2.237, 2.1],
        [-4.1535, 4.7],
      ],
    },
    liquid: {
      T: 343.765,
      scale: 4964.029650250053,
      isLinear: true,
      isByTau: false,
      terms: [
        [-1.1909272837212852, 0.093],
        [2.4301888224201074, 0.162],
        [3.512171521080571, 0.914],
        [-3.7013727137258634, 1.425],
        [2.358426436855713, 2.269],
        [-3.9469718132522256, 7.339],
      ],
    },
    vapour: {
      T: 343.765,
      scale: 4964.029650250053,
      isLinear: false,
      isByTau: true,
      terms: [
        [3.975317800427674, 0.11],
        [-74.1368924572824, 0.26],
        [75.98726158051952, 0.286],
        [-11.56733447604713, 0.563],
        [3.084500064878586, 2.03],
        [-6.722628041295302, 2.811],
      ],
    },
  },
  surfaceTension: {
    T: 343.76,
    terms: [[0.05344, 1.25]],
  },
  viscosity: {
    kind: 'correlation',
    sigma: 1e99,
    epsilon: 1e99,
    dilute: {
      kind: 'powers',
      terms: [
        [-0.00000253, 0],
        [5.626e-8, 1],
        [-2.323e-11, 2],
      ],
    },
    dense: {
      kind: 'free volume',
      T: 343.765,
      rho: 4964.029650250053,
      terms: [
        [2.60484792e-7, 1, 0, 0, 1],
        [0.00005380047201384, 2, 0, 0, 1],
        [-0.00007967886221772443, 3, 0, 0, 1],
        [0.00008183382443771656, 4, 0, 0, 1],
        [-0.000039504517246163185, 5, 0, 0, 1],
        [0.000007366291094257731, 6, 0, 0, 1],
      ],
      factors: [[0, 0, 0]],
      numerator: [[1, 0]],
      denominator: [[1, 0]],
    },
  },
  conductivity: {
    kind: 'correlation',
    dilute: {
      kind: 'ratio',
      T: 1,
      numerator: [
        [-0.008656, 0],
        [0.00007383, 1],
      ],
      denominator: [[1, 0]],
    },
    residual: {
      T: 343.765,
      rho: 490.74,
      terms: [
        [0.013735812600000001, 0, 1],
        [0.00738130916394, 0, 2],
        [-0.004306582229626043, 0, 3],
        [0.0015131427920482105, 0, 4],
      ],
    },
    critical: {
      kind: 'None',
    },
  },
}
