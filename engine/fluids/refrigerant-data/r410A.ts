/** R-410A: equation of state, saturation start values, transport. Written by scripts/fluidData.ts. */
import type { FluidData } from '../fluidData'

export const r410A: FluidData = {
  name: 'R-410A',
  cas: 'R410A.PPF',
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
  molarMass: 0.07258540000000001,
  gasConstant: 8.314472,
  acentricFactor: 0.296,
  limits: {
    lowestT: 200,
    highestT: 500,
    highestP: 50000000,
  },
  critical: {
    T: 344.494,
    p: 4901200,
    rho: 6323.999999999999,
  },
  reducing: {
    T: 344.494,
    rho: 6323.999999999999,
  },
  ideal: {
    a1: 36.8871,
    a2: 7.15807,
    logTau: -1,
    powers: [[-46.87575, -0.1]],
    einstein: [
      [2.0623, 2.02326],
      [5.9751, 5.00154],
      [1.5612, 11.2484],
    ],
  },
  residual: {
    powers: [
      [0.987252, 1, 0.44, 0],
      [-1.03017, 1, 1.2, 0],
      [1.17666, 1, 2.97, 0],
      [-0.138991, 2, 2.95, 0],
      [0.00302373, 5, 0.2, 0],
      [-2.53639, 1, 1.93, 1],
      [-1.9668, 2, 1.78, 1],
      [-0.83048, 3, 3, 1],
      [0.172477, 5, 0.2, 1],
      [-0.261116, 5, 0.74, 1],
      [-0.0745473, 5, 3, 1],
      [0.679757, 1, 2.1, 2],
      [-0.652431, 1, 4.3, 2],
      [0.0553849, 4, 0.25, 2],
      [-0.071097, 4, 7, 2],
      [-0.000875332, 9, 4.7, 2],
      [0.020076, 2, 13, 3],
      [-0.0139761, 2, 16, 3],
      [-0.018511, 4, 25, 3],
      [0.0171939, 5, 17, 3],
      [-0.00482049, 6, 7.4, 3],
    ],
  },
  saturation: {
    bubble: {
      T: 344.494,
      scale: 4901200,
      isLinear: false,
      isByTau: true,
      terms: [
        [-7.2818, 1],
        [2.5093, 1.8],
        [-3.2695, 2.4],
        [-2.8022, 4.9],
      ],
    },
    dew: {
      T: 344.494,
      scale: 4901200,
      isLinear: false,
      isByTau: true,
      terms: [
        [-7.4411, 1],
        [1.9883, 1.6],
        [-2.4925, 2.4],
        [-3.2633, 5],
      ],
    },
    liquid: {
      T: 344.494,
      scale: 6323.999999999999,
      isLinear: true,
      isByTau: false,
      terms: [
        [17.62376356934577, 0.732],
        [-34.49248423230781, 1.165],
        [229.4790425881445, 2.775],
        [-332.5139608181856, 3.462],
        [23058076.978355706, 15.531],
        [-31889422.797179773, 15.944],
      ],
    },
    vapour: {
      T: 344.494,
      scale: 6323.999999999999,
      isLinear: false,
      isByTau: true,
      terms: [
        [-25.00709732482156, 0.676],
        [34.83593078562833, 0.844],
        [-33.0203056956001, 1.394],
        [61.19129776625034, 2.411],
        [-63.32155175461899, 3.149],
        [149.8912653231937, 7.808],
      ],
    },
  },
  surfaceTension: {
    T: 344.56,
    terms: [[0.06238, 1.246]],
  },
  viscosity: {
    kind: 'correlation',
    sigma: 1e99,
    epsilon: 1e99,
    dilute: {
      kind: 'powers',
      terms: [
        [-0.000002695, 0],
        [5.85e-8, 1],
        [-2.129e-11, 2],
      ],
    },
    dense: {
      kind: 'free volume',
      T: 344.4943434,
      rho: 6323.999999999999,
      terms: [
        [0.0000041528450396712, 1, 0, 0, 1],
        [0.000012187385701457372, 2, 0, 0, 1],
        [0.000012660855545258757, 3, 0, 0, 1],
        [-0.000010753223728015742, 4, 0, 0, 1],
        [0.0000019206178288211474, 5, 0, 0, 1],
        [3.6793471063956824e-7, 6, 0, 0, 1],
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
        [-0.008872, 0],
        [0.0000741, 1],
      ],
      denominator: [[1, 0]],
    },
    residual: {
      T: 344.494,
      rho: 459.0300696,
      terms: [
        [0.016414915288896, 0, 1],
        [-0.0019058593303886919, 0, 2],
        [0.00420061845936278, 0, 3],
        [-0.0001644950202819914, 0, 4],
      ],
    },
    critical: {
      kind: 'None',
    },
  },
}
