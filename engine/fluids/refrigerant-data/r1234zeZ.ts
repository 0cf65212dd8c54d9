/** R-1234ze(Z): equation of state, saturation start values, transport. Written by scripts/fluidData.ts. */
import type { FluidData } from '../fluidData'

export const r1234zeZ: FluidData = {
  name: 'R-1234ze(Z)',
  cas: '29118-25-0',
  isPseudoPure: false,
  sources: {
    equation:
      'Ryo Akasaka and Eric Lemmon, New Fundamental Equations of State for cis-1,3,3,3-Tetrafluoropropene [R-1234ze(Z)] and 3,3,3-Trifluoropropene (R-1243zf), J. Chem. Eng. Data, 2019, submitted',
    viscosity:
      'M. L. Huber, Models for Viscosity, Thermal Conductivity, and Surface Tension of Selected Pure Fluids as Implemented in REFPROP v10.0, NISTIR 8209, 2018, 10.6028/NIST.IR.8209',
    conductivity:
      'M. L. Huber, Models for Viscosity, Thermal Conductivity, and Surface Tension of Selected Pure Fluids as Implemented in REFPROP v10.0, NISTIR 8209, 2018, 10.6028/NIST.IR.8209',
    surfaceTension:
      'Chieko Kondou and Ryuichi Nagata and Noriko Nii and Shigeru Koyama and Yukihiro Higashi, Surface tension of low GWP refrigerants R1243zf, R1234ze(Z), and R1233zd(E), Int. J. Refrig., 53, 2015, 10.1016/j.ijrefrig.2015.01.005',
  },
  molarMass: 0.1140416,
  gasConstant: 8.3144598,
  acentricFactor: 0.32683872006421466,
  limits: {
    lowestT: 238,
    highestT: 440,
    highestP: 34000000,
  },
  critical: {
    T: 423.27,
    p: 3530619.67,
    rho: 4000,
  },
  reducing: {
    T: 423.27,
    rho: 4000,
  },
  ideal: {
    a1: -2.422442259,
    a2: 8.190539844,
    logTau: 3,
    powers: [],
    einstein: [
      [4.2365, 0.047251163559902665],
      [13.063, 3.154015167623503],
    ],
  },
  residual: {
    powers: [
      [0.03194509, 4, 1, 0],
      [1.394592, 1, 0.333, 0],
      [-2.300799, 1, 1, 0],
      [-0.2556693, 2, 1, 0],
      [0.1282934, 3, 0.38, 0],
      [-1.335381, 1, 2.85, 2],
      [-1.366494, 3, 3.16, 2],
      [0.2004912, 2, 0.607, 1],
      [-0.6489709, 2, 2.2, 2],
      [-0.02220033, 7, 1, 1],
    ],
    gaussian: [
      [1.66538, 1, 1.83, 1.108, 0.933, 0.563, 1.246],
      [0.3427048, 1, 3.3, 1.579, 0.786, 1.724, 1.05],
      [-0.6510217, 3, 1.9, 1.098, 0.496, 0.806, 1],
      [-0.5067066, 2, 2.6, 0.672, 0.327, 0.505, 0.677],
      [-0.1231787, 3, 2.9, 3.38, 0.523, 26.4, 1.302],
      [0.08828106, 2, 3, 1.6, 0.308, 8.82, 1.274],
    ],
  },
  saturation: {
    bubble: {
      T: 423.27,
      scale: 3530619.67,
      isLinear: false,
      isByTau: true,
      terms: [
        [-7.6483, 1],
        [1.7102, 1.5],
        [-2.4262, 2.5],
        [-2.3114, 5],
      ],
    },
    dew: {
      T: 423.27,
      scale: 3530619.67,
      isLinear: false,
      isByTau: true,
      terms: [
        [-7.6483, 1],
        [1.7102, 1.5],
        [-2.4262, 2.5],
        [-2.3114, 5],
      ],
    },
    liquid: {
      T: 423.27,
      scale: 4000,
      isLinear: true,
      isByTau: false,
      terms: [
        [2.7864, 0.35],
        [-3.8507, 0.7],
        [10.987, 1.1],
        [-11.785, 1.6],
        [6.4515, 2.5],
      ],
    },
    vapour: {
      T: 423.27,
      scale: 4000,
      isLinear: false,
      isByTau: true,
      terms: [
        [-2.8239, 0.35],
        [1.2298, 0.7],
        [-10.192, 1.2],
        [14.513, 2],
        [-28.431, 3.5],
        [154.02, 7],
      ],
    },
  },
  surfaceTension: {
    T: 423.27,
    terms: [[0.05657, 1.22]],
  },
  viscosity: {
    kind: 'corresponding states',
    sigma: 5.527388065219359e-10,
    epsilon: 336.11,
    reference: 'R-134a',
    shape: {
      rho: 4000,
      terms: [
        [0.829337, 0],
        [0.0476201, 1],
      ],
    },
  },
  conductivity: {
    kind: 'corresponding states',
    reference: 'R-134a',
    shape: {
      rho: 4000,
      terms: [
        [1.10592, 0],
        [-0.0471388, 1],
      ],
    },
    internal: [[0.00162, 0]],
    critical: {
      kind: 'crossover',
      R0: 1.02,
      length: 2.06e-10,
      amplitude: 0.055,
      cutoff: 1612903225.8064516,
      T: 634.905,
    },
  },
}
