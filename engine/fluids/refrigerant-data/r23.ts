/** equation of state, saturation start values, transport. Written by scripts/fluidData.ts. */
import type { FluidData } from '../fluidData'

export const r23: FluidData = {
  name: 'R-23',
  cas: '75-46-7',
  isPseudoPure: false,
  sources: {
    equation:
      'Steven G. Penoncello and Eric W. Lemmon and Richard T Jacobsen and Zhengjun Shan, A Fundamental Equation for Trifluoromethane (R-23), J. Phys. Chem. Ref. Data, 32, 2003, 10.1063/1.1559671',
    viscosity:
      'Shan, Zhengjun and Penoncello, Steven G and Jacobsen, Richard T, A generalized model for viscosity and thermal conductivity of trifluoromethane (R-23), ASHRAE Transactions, 106, 2000',
    conductivity:
      'Shan, Zhengjun and Penoncello, Steven G and Jacobsen, Richard T, A generalized model for viscosity and thermal conductivity of trifluoromethane (R-23), ASHRAE Transactions, 106, 2000',
    surfaceTension:
      'A. Mulero and I. Cachadina and M. I. Parra, Recommended Correlations for the Surface Tension of Common Fluids, J. Phys. Chem. Ref. Data, 41, 2012, 10.1063/1.4768782',
  },
  molarMass: 0.07001385,
  gasConstant: 8.314472,
  acentricFactor: 0.262964892496154,
  limits: {
    lowestT: 118.02,
    highestT: 475,
    highestP: 120000000,
  },
  critical: {
    T: 299.293,
    p: 4832000,
    rho: 7519.999999999999,
  },
  reducing: {
    T: 299.293,
    rho: 7519.999999999999,
  },
  ideal: {
    a1: -8.31386064,
    a2: 6.55087253,
    logTau: 2.999,
    powers: [],
    einstein: [
      [2.371, 2.485858339486724],
      [3.237, 4.874821663052594],
      [2.61, 7.133477896242144],
      [0.8274, 16.4086697650797],
    ],
  },
  residual: {
    powers: [
      [7.041529, 1, 0.744, 0],
      [-8.259512, 1, 0.94, 0],
      [0.00805304, 1, 4.3, 0],
      [-0.08617615, 2, 1.46, 0],
      [0.00633341, 5, 0.68, 0],
      [-0.1863285, 1, 4.8, 1],
      [0.328051, 2, 1.5, 1],
      [0.5191023, 3, 2.07, 1],
      [0.06916144, 5, 0.09, 1],
      [-0.005045875, 1, 9.6, 2],
      [-0.01744221, 2, 0.19, 2],
      [-0.05003972, 2, 11.2, 2],
      [0.04729813, 4, 0.27, 2],
      [-0.06164031, 4, 1.6, 2],
      [0.01583585, 4, 10.3, 2],
      [-0.00179579, 2, 14, 3],
      [-0.001099007, 2, 15, 4],
    ],
  },
  saturation: {
    bubble: {
      T: 299.293,
      scale: 4832000,
      isLinear: false,
      isByTau: true,
      terms: [
        [-9.122332373664854, 1.014],
        [3.016924110443656, 1.178],
        [-0.5967906858271617, 2.077],
        [9.579184584147457, 3.82],
        [-12.877039154975156, 3.866],
        [0.4375260704699433, 12.722],
      ],
    },
    dew: {
      T: 299.293,
      scale: 4832000,
      isLinear: false,
      isByTau: true,
      terms: [
        [-9.122332373664854, 1.014],
        [3.016924110443656, 1.178],
        [-0.5967906858271617, 2.077],
        [9.579184584147457, 3.82],
        [-12.877039154975156, 3.866],
        [0.4375260704699433, 12.722],
      ],
    },
    liquid: {
      T: 299.293,
      scale: 7519.999999999999,
      isLinear: true,
      isByTau: false,
      terms: [
        [-3.3533086837494186, 0.212],
        [5.426490146945459, 0.25],
        [-0.27772667131392875, 0.358],
        [1.022401312663457, 0.841],
        [8.263580367250993, 9.921],
        [-245.19616208727248, 17.541],
      ],
    },
    vapour: {
      T: 299.293,
      scale: 7519.999999999999,
      isLinear: false,
      isByTau: true,
      terms: [
        [-5.0704437393717505, 0.475],
        [4.7882747149545795, 0.852],
        [-23.58027456800221, 1.451],
        [23.333602102883393, 1.751],
        [-9.217295829606783, 2.978],
        [4.050830873748802, 14.67],
      ],
    },
  },
  surfaceTension: {
    T: 299.293,
    terms: [
      [-0.32359, 1.6055],
      [0.37702, 1.5232],
    ],
  },
  viscosity: {
    kind: 'R23',
  },
  conductivity: {
    kind: 'R23',
  },
}
