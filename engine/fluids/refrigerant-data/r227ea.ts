/** R-227ea: equation of state, saturation start values, transport. Written by scripts/fluidData.ts. */
import type { FluidData } from '../fluidData'

export const r227ea: FluidData = {
  name: 'R-227ea',
  cas: '431-89-0',
  isPseudoPure: false,
  sources: {
    equation:
      'Eric W. Lemmon and Roland Span, Thermodynamic Properties of R-227ea, R-365mfc, R-115, and R13I1, J. Chem. Eng. Data, 2016, submitted, 10.1021/acs.jced.5b00684',
    viscosity:
      'Marcia L. Huber and Arno Laesecke and Richard A. Perkins, Model for the Viscosity and Thermal Conductivity of Refrigerants, Including a New Correlation for the Viscosity of R134a, Ind. Eng. Chem. Res., 42, 2003, 10.1021/ie0300880',
    conductivity:
      'Marcia L. Huber and Arno Laesecke and Richard A. Perkins, Model for the Viscosity and Thermal Conductivity of Refrigerants, Including a New Correlation for the Viscosity of R134a, Ind. Eng. Chem. Res., 42, 2003, 10.1021/ie0300880',
    surfaceTension:
      'A. Mulero and I. Cachadina and M. I. Parra, Recommended Correlations for the Surface Tension of Common Fluids, J. Phys. Chem. Ref. Data, 41, 2012, 10.1063/1.4768782',
  },
  molarMass: 0.17002886,
  gasConstant: 8.3144621,
  acentricFactor: 0.3576412419532815,
  limits: {
    lowestT: 146.35,
    highestT: 475,
    highestP: 60000000,
  },
  critical: {
    T: 374.90000000000003,
    p: 2925242.2339447653,
    rho: 3495,
  },
  reducing: {
    T: 374.9,
    rho: 3495,
  },
  ideal: {
    a1: -15.8291124137,
    a2: 11.0879509962,
    logTau: 3,
    powers: [],
    einstein: [
      [11.43, 1.07495332088557],
      [12.83, 3.809015737530008],
    ],
  },
  residual: {
    powers: [
      [2.024341, 1, 0.34, 0],
      [-2.60593, 1, 0.77, 0],
      [0.4957216, 2, 0.36, 0],
      [-0.824082, 2, 0.9, 0],
      [0.06543703, 4, 1, 0],
      [-1.02461, 1, 2.82, 1],
      [0.6247065, 3, 2.1, 1],
      [0.2997521, 6, 0.9, 1],
      [-0.353917, 6, 1.13, 1],
      [-1.232043, 2, 3.8, 2],
      [-0.8824483, 3, 2.75, 2],
    ],
    gaussian: [
      [0.1349661, 1, 1.5, 0.83, 1.13, 1.72, 0.414],
      [-0.2662928, 2, 2.5, 2.19, 0.71, 5.2, 1.051],
      [0.1764733, 1, 2.5, 2.44, 1.2, 2.31, 1.226],
      [0.01536163, 1, 5.4, 3.65, 1.7, 1.02, 1.7],
      [-0.004667185, 4, 4, 8.88, 0.546, 5.63, 0.904],
      [-11.70854, 2, 1, 8.23, 0.896, 50.9, 1.42],
      [0.9114512, 1, 3.5, 2.01, 0.747, 1.56, 0.926],
    ],
  },
  saturation: {
    bubble: {
      T: 374.9,
      scale: 2925000,
      isLinear: false,
      isByTau: true,
      terms: [
        [-7.109161477135856, 0.987],
        [-0.43619976868074284, 1.312],
        [5.934481777381213, 1.927],
        [39.44778344273422, 3.476],
        [-41.38716737709299, 3.578],
        [-8.362365023243223, 2.248],
      ],
    },
    dew: {
      T: 374.9,
      scale: 2925000,
      isLinear: false,
      isByTau: true,
      terms: [
        [-7.109161477135856, 0.987],
        [-0.43619976868074284, 1.312],
        [5.934481777381213, 1.927],
        [39.44778344273422, 3.476],
        [-41.38716737709299, 3.578],
        [-8.362365023243223, 2.248],
      ],
    },
    liquid: {
      T: 374.9,
      scale: 3495,
      isLinear: true,
      isByTau: false,
      terms: [
        [-0.037180636267061765, 0.12],
        [2.2565260411325867, 0.35],
        [16.777771835065064, 2.248],
        [-22.313716095609287, 2.467],
        [6.793310681390873, 3.208],
        [-10.89306852102585, 12.192],
      ],
    },
    vapour: {
      T: 374.9,
      scale: 3495,
      isLinear: false,
      isByTau: true,
      terms: [
        [-6.947050225285722, 0.434],
        [123.4065348806111, 0.676],
        [-122.5651518640378, 0.691],
        [-9.994885618440552, 4.287],
        [3.478879029818986, 4.613],
        [245.61726193605475, 19.251],
      ],
    },
  },
  surfaceTension: {
    T: 374.9,
    terms: [
      [0.06127, 1.192],
      [-0.009516, 0.9795],
      [-0.00192, 1.421],
    ],
  },
  viscosity: {
    kind: 'corresponding states',
    sigma: 5.746000000000001e-10,
    epsilon: 289.34,
    reference: 'R-290',
    shape: {
      rho: 3370,
      terms: [
        [0.76758, 0],
        [0.254482, 1],
        [-0.0533748, 2],
      ],
    },
  },
  conductivity: {
    kind: 'corresponding states',
    reference: 'R-290',
    shape: {
      rho: 3370,
      terms: [
        [1.3122, 0],
        [-0.0874448, 1],
      ],
    },
    internal: [
      [0.00142313, 0],
      [8.31496e-9, 1],
    ],
  },
}
