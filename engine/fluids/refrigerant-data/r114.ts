/** equation of state, saturation start values, transport. Written by scripts/fluidData.ts. */
import type { FluidData } from '../fluidData'

export const r114: FluidData = {
  name: 'R-114',
  cas: '76-14-2',
  isPseudoPure: false,
  sources: {
    equation:
      'B. Platzer and A. Polt and G. Maurer, Thermophysical Properties of Refrigerants, 1990, 10.1007/978-3-662-02608-3',
    viscosity:
      'M. L. Huber, Models for Viscosity, Thermal Conductivity, and Surface Tension of Selected Pure Fluids as Implemented in REFPROP v10.0, NISTIR 8209, 2018, 10.6028/NIST.IR.8209',
    conductivity:
      'M. L. Huber, Models for Viscosity, Thermal Conductivity, and Surface Tension of Selected Pure Fluids as Implemented in REFPROP v10.0, NISTIR 8209, 2018, 10.6028/NIST.IR.8209',
    surfaceTension:
      'A. Mulero and I. Cachadina and M. I. Parra, Recommended Correlations for the Surface Tension of Common Fluids, J. Phys. Chem. Ref. Data, 41, 2012, 10.1063/1.4768782',
  },
  molarMass: 0.170921,
  gasConstant: 8.31451,
  acentricFactor: 0.2523,
  limits: {
    lowestT: 273.15,
    highestT: 507,
    highestP: 21000000,
  },
  critical: {
    T: 420.607725,
    p: 3352482,
    rho: 3353.8454,
  },
  reducing: {
    T: 418.83,
    rho: 3393.2,
  },
  ideal: {
    a1: -28.2691959611666,
    a2: 17.4464013989786,
    logTau: 1.0074149313645662,
    powers: [
      [-13.951694432055056, -1],
      [3.543183977793783, -2],
      [-0.8480418696132922, -3],
      [0.11216650976820333, -4],
    ],
    einstein: [],
  },
  residual: {
    powers: [
      [1.07938940032879, 1, 0, 0],
      [-1.99243731009857, 1, 1, 0],
      [-0.155135220175231, 1, 2, 0],
      [-0.121465858429101, 1, 3, 0],
      [-0.0165038674558161, 1, 4, 0],
      [-0.186916017480622, 2, 0, 0],
      [0.308074956770949, 2, 1, 0],
      [0.115861545567346, 2, 2, 0],
      [0.027635877981389, 3, 0, 0],
      [0.108043424159349, 3, 1, 0],
      [0.0460684822539207, 4, 0, 0],
      [-0.174822007470687, 4, 1, 0],
      [0.0317531741331376, 5, 1, 0],
      [-0.340776521025164, 0, 3, 0],
      [0.323001398918284, 0, 4, 0],
      [-0.0424950543505197, 0, 5, 0],
      [-1.66940287525002, 2, 3, 2],
      [4.08693538568874, 2, 4, 2],
      [-2.4173923391137, 2, 5, 2],
      [0.340776521025164, 0, 3, 2],
      [-0.323001398918284, 0, 4, 2],
      [0.0424950543505197, 0, 5, 2],
    ],
    stretch: [[2, 1.21104]],
  },
  saturation: {
    bubble: {
      T: 420.607725,
      scale: 3352482,
      isLinear: false,
      isByTau: true,
      terms: [
        [-7.1612, 1],
        [1.3865, 1.5],
        [-1.5564, 2.5],
        [-5.0743, 5],
      ],
    },
    dew: {
      T: 420.607725,
      scale: 3352482,
      isLinear: false,
      isByTau: true,
      terms: [
        [-7.1612, 1],
        [1.3865, 1.5],
        [-1.5564, 2.5],
        [-5.0743, 5],
      ],
    },
    liquid: {
      T: 420.607725,
      scale: 3353.8454,
      isLinear: true,
      isByTau: false,
      terms: [
        [0.81993, 0.35],
        [7.2948, 0.7],
        [-14.983, 1.1],
        [15.302, 1.6],
        [-7.3867, 2.5],
      ],
    },
    vapour: {
      T: 420.607725,
      scale: 3353.8454,
      isLinear: false,
      isByTau: true,
      terms: [
        [-0.84767, 0.35],
        [-6.6555, 0.7],
        [6.8468, 1.2],
        [-10.784, 2],
        [14.503, 3.5],
        [-127.06, 7],
      ],
    },
  },
  surfaceTension: {
    T: 418.83,
    terms: [[0.05239, 1.258]],
  },
  viscosity: {
    kind: 'corresponding states',
    sigma: 6.48e-10,
    epsilon: 174,
    reference: 'R-290',
    shape: {
      rho: 3393.2,
      terms: [
        [1.36002, 0],
        [-0.209356, 1],
        [0.0373222, 2],
      ],
    },
  },
  doubts: [
    'Its equation has its critical point above the one measured, 418.83 K and 3.26 MPa: close to that it is rough.',
    'Vapor below 60 °C has hardly a like state of the reference fluid: its viscosity is up to 20 % too low.',
  ],
  conductivity: {
    kind: 'corresponding states',
    reference: 'R-290',
    shape: {
      rho: 3393.2,
      terms: [
        [1.2005, 0],
        [-0.0533827, 1],
      ],
    },
    internal: [[0.00132, 0]],
    critical: {
      kind: 'crossover',
      R0: 1.02,
      length: 2.23e-10,
      amplitude: 0.059,
      cutoff: 1524390243.902439,
      T: 628.245,
    },
  },
}
