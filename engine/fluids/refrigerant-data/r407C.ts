/** R-407C: equation of state, saturation start values, transport. Written by scripts/fluidData.ts. */
import type { FluidData } from '../fluidData'

export const r407C: FluidData = {
  name: 'R-407C',
  cas: 'R407C.PPF',
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
  molarMass: 0.08620359999999999,
  gasConstant: 8.314472,
  acentricFactor: 0.363,
  limits: {
    lowestT: 200,
    highestT: 500,
    highestP: 50000000,
  },
  critical: {
    T: 359.345,
    p: 4631700,
    rho: 5260.000046401775,
  },
  reducing: {
    T: 359.345,
    rho: 5260.000046401775,
  },
  ideal: {
    a1: 2.13194,
    a2: 8.05008,
    logTau: -1,
    powers: [[-14.3914, -0.4]],
    einstein: [
      [1.4245, 2.40437],
      [3.9419, 5.25122],
      [3.1209, 13.3632],
    ],
  },
  residual: {
    powers: [
      [1.0588, 1, 0.241, 0],
      [-1.12018, 1, 0.69, 0],
      [0.629064, 1, 2.58, 0],
      [-0.351953, 2, 1.15, 0],
      [0.00455978, 5, 0.248, 0],
      [-1.75725, 1, 2.15, 1],
      [-1.12009, 2, 2.43, 1],
      [0.0277353, 2, 5.3, 1],
      [0.898881, 3, 0.76, 1],
      [-1.17591, 3, 1.48, 1],
      [0.0818591, 5, 0.24, 1],
      [-0.0794097, 5, 2.86, 1],
      [-0.0000104047, 5, 8, 1],
      [0.233779, 1, 3.3, 2],
      [-0.29179, 1, 4.7, 2],
      [0.0154776, 4, 0.45, 2],
      [-0.0314579, 4, 8.4, 2],
      [-0.00442552, 2, 16.2, 3],
      [-0.0101254, 4, 26, 3],
      [0.00915953, 5, 16, 3],
      [-0.003615, 6, 8.7, 3],
    ],
  },
  saturation: {
    bubble: {
      T: 359.345,
      scale: 4631700,
      isLinear: false,
      isByTau: true,
      terms: [
        [0.48722, 0.54],
        [-6.6959, 0.925],
        [-1.4165, 2.7],
        [-2.5109, 4.7],
      ],
    },
    dew: {
      T: 359.345,
      scale: 4631700,
      isLinear: false,
      isByTau: true,
      terms: [
        [-0.086077, 0.4],
        [-6.6364, 0.965],
        [-2.4648, 3.1],
        [-3.4776, 5],
      ],
    },
    liquid: {
      T: 359.345,
      scale: 5260.000046401775,
      isLinear: true,
      isByTau: false,
      terms: [
        [5.484626525085367, 0.478],
        [-132.94290476910828, 1.487],
        [390.0966131363964, 1.826],
        [-414.8227131759332, 2.271],
        [424.49338909908334, 3.413],
        [-294.0732646506709, 4.019],
      ],
    },
    vapour: {
      T: 359.345,
      scale: 5260.000046401775,
      isLinear: false,
      isByTau: true,
      terms: [
        [-0.7403294274768993, 0.36],
        [-3.4984730053164657, 0.53],
        [-3.707063870074722, 1.61],
        [9.58842271173753, 2.842],
        [-15.235025525549892, 3.565],
        [7.7277234094710305, 7.376],
      ],
    },
  },
  surfaceTension: {
    T: 359.23,
    terms: [[0.05877, 1.229]],
  },
  viscosity: {
    kind: 'correlation',
    sigma: 1e99,
    epsilon: 1e99,
    dilute: {
      kind: 'powers',
      terms: [
        [-0.000001507, 0],
        [4.894e-8, 1],
        [-9.305e-12, 2],
      ],
    },
    dense: {
      kind: 'free volume',
      T: 359.345,
      rho: 5260.000046401775,
      terms: [
        [-0.0000013775231957200001, 1, 0, 0, 1],
        [0.000060179007998135324, 2, 0, 0, 1],
        [-0.00008911399521418381, 3, 0, 0, 1],
        [0.00007350962141560484, 4, 0, 0, 1],
        [-0.00002788808852966893, 5, 0, 0, 1],
        [0.000004133412533885438, 6, 0, 0, 1],
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
        [-0.009628, 0],
        [0.00007638, 1],
      ],
      denominator: [[1, 0]],
    },
    residual: {
      T: 359.345,
      rho: 453.43094,
      terms: [
        [0.012310650021, 0, 1],
        [0.010203909009044946, 0, 2],
        [-0.004579223187488973, 0, 3],
        [0.001219101484546316, 0, 4],
      ],
    },
    critical: {
      kind: 'None',
    },
  },
}
