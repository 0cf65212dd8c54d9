/** equation of state, saturation start values, transport. Written by scripts/fluidData.ts. */
import type { FluidData } from '../fluidData'

export const r717: FluidData = {
  name: 'R-717',
  cas: '7664-41-7',
  isPseudoPure: false,
  sources: {
    equation:
      'K. Gao and J. Wu and I. H. Bell and E. W. Lemmon, Thermodynamic Properties of Ammonia for Temperatures from the Melting Line to 725 K and Pressures to 1000 MPa, J. Phys. Chem. Ref. Data, 2020',
    viscosity:
      'A. Fenghour and W.A. Wakeham and V. Vesovic and J.T.R. Watson and J. Millat and E. Vogel, The Viscosity of Ammonia, J. Phys. Chem. Ref. Data, 24, 1995, 10.1063/1.555961',
    conductivity:
      'R. Tufeu and D.Y. Ivanov and Y. Garrabos and B. Le Neindre, Thermal Conductivity of Ammonia in a Large Temperature and Pressure Range Including the Critical Region, Bereicht der Bunsengesellschaft Phys. Chem., 88, 1984, 10.1002/bbpc.19840880421',
    surfaceTension:
      'A. Mulero and I. Cachadina and M. I. Parra, Recommended Correlations for the Surface Tension of Common Fluids, J. Phys. Chem. Ref. Data, 41, 2012, 10.1063/1.4768782',
  },
  molarMass: 0.01703052,
  gasConstant: 8.3144598,
  acentricFactor: 0.2556905229865023,
  limits: {
    lowestT: 195.49,
    highestT: 725,
    highestP: 1000000000,
  },
  critical: {
    T: 405.56,
    p: 11363391.162815327,
    rho: 13696,
  },
  reducing: {
    T: 405.56,
    rho: 13696,
  },
  ideal: {
    a1: -6.59406093943886,
    a2: 5.60101151987913,
    logTau: 3,
    powers: [],
    einstein: [
      [2.224, 4.0585856593352405],
      [3.148, 9.776605187888352],
      [0.9579, 17.829667620080876],
    ],
  },
  residual: {
    powers: [
      [0.006132232, 4, 1, 0],
      [1.7395866, 1, 0.382, 0],
      [-2.2261792, 1, 1, 0],
      [-0.30127553, 2, 1, 0],
      [0.08967023, 3, 0.677, 0],
      [-0.076387037, 3, 2.915, 2],
      [-0.84063963, 2, 3.51, 2],
      [-0.27026327, 3, 1.063, 1],
    ],
    gaussian: [
      [6.212578, 1, 0.655, 0.42776, -0.0726, 1.708, 1.036],
      [-5.7844357, 1, 1.3, 0.6424, -0.1274, 1.4865, 1.2777],
      [2.4817542, 1, 3.1, 0.8175, 0.7527, 2.0915, 1.083],
      [-2.3739168, 2, 1.4395, 0.7995, 0.57, 2.43, 1.2906],
      [0.01493697, 2, 1.623, 0.91, 2.2, 0.488, 0.928],
      [-3.7749264, 1, 0.643, 0.3574, -0.243, 1.1, 0.934],
      [0.0006254348, 3, 1.13, 1.21, 2.96, 0.85, 0.919],
      [-0.000017359, 3, 4.5, 4.14, 3.02, 1.14, 1.852],
      [-0.13462033, 1, 1, 22.56, 0.9574, 945.64, 1.05897],
      [0.07749072839, 1, 4, 22.68, 0.9576, 993.85, 1.05277],
    ],
    gaoB: [
      [-1.6909858, 1, 4.3315, -2.8452, 0.4478, 0.3696, 1.108, 1.244],
      [0.93739074, 1, 4.015, -2.8342, 0.44689, 0.2962, 1.313, 0.6826],
    ],
  },
  saturation: {
    bubble: {
      T: 405.56,
      scale: 11365000,
      isLinear: false,
      isByTau: true,
      terms: [
        [-7.2257, 1],
        [1.4263, 1.5],
        [-0.59642, 2],
        [-2.798, 3.6],
        [-3.7869, 15.5],
      ],
    },
    dew: {
      T: 405.56,
      scale: 11365000,
      isLinear: false,
      isByTau: true,
      terms: [
        [-7.2257, 1],
        [1.4263, 1.5],
        [-0.59642, 2],
        [-2.798, 3.6],
        [-3.7869, 15.5],
      ],
    },
    liquid: {
      T: 405.56,
      scale: 13696,
      isLinear: true,
      isByTau: false,
      terms: [
        [2.447, 0.384],
        [5.8341, 1.65],
        [-25.944, 2.2],
        [53.383, 2.75],
        [-54.411, 3.35],
        [22.771, 4],
      ],
    },
    vapour: {
      T: 405.56,
      scale: 13696,
      isLinear: false,
      isByTau: false,
      terms: [
        [-0.053296, 0.14],
        [-3.4589, 0.44],
        [-6.7572, 1.314],
        [-17.26, 3.225],
        [-43.12, 6.4],
        [-115.18, 14],
      ],
    },
  },
  surfaceTension: {
    T: 405.4,
    terms: [
      [0.1028, 1.211],
      [-0.09453, 5.585],
    ],
  },
  viscosity: {
    kind: 'correlation',
    sigma: 2.957e-10,
    epsilon: 386,
    dilute: {
      kind: 'collision integral',
      factor: 0.000008813550288077296,
      terms: [
        [4.9931822, 0],
        [-0.61122364, 1],
        [0, 2],
        [0.18535124, 3],
        [-0.11160946, 4],
      ],
    },
    initial: [
      [-1.7999496, 0],
      [46.692621, -0.5],
      [-534.60794, -1],
      [3360.4074, -1.5],
      [-13019.164, -2],
      [33414.23, -2.5],
      [-58711.743, -3],
      [71426.686, -3.5],
      [-59834.012, -4],
      [33652.741, -4.5],
      [-12027.35, -5],
      [2434.8205, -5.5],
      [-208.07957, -6],
    ],
    dense: {
      kind: 'free volume',
      T: 405.4,
      rho: 13211.8,
      terms: [
        [0.000004005040600989671, 3, 0, 0, 1],
        [-0.000014107915123955129, 3, 1, 0, 1],
        [0.000034760743039321816, 2, 2, 0, 1],
        [0.000004631310990138071, 4, 2, 0, 1],
        [-0.000003937374461785061, 4, 3, 0, 1],
        [-0.00001200075068367531, 2, 4, 0, 1],
        [0.0000019284977991745303, 4, 4, 0, 1],
      ],
      factors: [[0, 1, 0]],
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
        [0.03589, 0],
        [-0.000175, 1],
        [4.551e-7, 2],
        [1.685e-10, 3],
        [-4.828e-13, 4],
      ],
      denominator: [[1, 0]],
    },
    residual: {
      T: 1,
      rho: 235,
      terms: [
        [0.03808645, 0, 1],
        [0.06647986, 0, 2],
        [-0.0300295, 0, 3],
        [0.00998779, 0, 4],
      ],
    },
    critical: {
      kind: 'Ammonia',
    },
  },
}
