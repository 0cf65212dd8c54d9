/** R-1234ze(E): equation of state, saturation start values, transport. Written by scripts/fluidData.ts. */
import type { FluidData } from '../fluidData'

export const r1234zeE: FluidData = {
  name: 'R-1234ze(E)',
  cas: '29118-24-9',
  isPseudoPure: false,
  sources: {
    equation:
      'Monika Thol and Eric W. Lemmon, Equation of State for the Thermodynamic Properties of trans-1,3,3,3-Tetrafluoropropene [R-1234ze(E)], Int. J. Thermophys, 37, 2016, 10.1007/s10765-016-2040-6',
    viscosity:
      'Ian H. Bell and Arno Laesecke, Viscosity of refrigerants and other working fluids from residual entropy scaling',
    conductivity:
      'Richard A. Perkins and Marcia L. Huber, Measurement and Correlation of the Thermal Conductivity of 2,3,3,3-Tetrafluoroprop-1-ene (R1234yf) and trans-1,3,3,3-Tetrafluoropropene (R1234ze(E)), J. Chem. Eng. Data, 56, 2011, 10.1021/je200811n',
    surfaceTension:
      'A. Mulero and I. Cachadina, Recommended Correlations for the Surface Tension of Several Fluids Included in the REFPROP Program, J. Phys. Chem. Ref. Data, 43, 2014, 10.1063/1.4878755',
  },
  molarMass: 0.1140415928,
  gasConstant: 8.314472,
  acentricFactor: 0.3131224184598984,
  limits: {
    lowestT: 168.62,
    highestT: 420,
    highestP: 15000000,
  },
  critical: {
    T: 382.52,
    p: 3635376.3491348797,
    rho: 4290,
  },
  reducing: {
    T: 382.513,
    rho: 4290,
  },
  ideal: {
    a1: -12.5586602313194,
    a2: 8.79132625741231,
    logTau: 3,
    powers: [],
    einstein: [
      [9.3575, 1.34113088966911],
      [10.717, 5.15538034001459],
    ],
  },
  residual: {
    powers: [
      [0.03982797, 4, 1, 0],
      [1.812227, 1, 0.223, 0],
      [-2.537512, 1, 0.755, 0],
      [-0.5333254, 2, 1.24, 0],
      [0.1677031, 3, 0.44, 0],
      [-1.323801, 1, 2, 2],
      [-0.6694654, 3, 2.2, 2],
      [0.8072718, 2, 1.2, 1],
      [-0.7740229, 2, 1.5, 2],
      [-0.01843846, 7, 0.9, 1],
    ],
    gaussian: [
      [1.407916, 1, 1.33, 1, 0.728, 1.21, 0.943],
      [-0.4237082, 1, 1.75, 1.61, 0.87, 1.37, 0.642],
      [-0.2270068, 3, 2.11, 1.24, 0.855, 0.98, 0.59],
      [-0.805213, 3, 1, 9.34, 0.79, 171, 1.2],
      [0.00994318, 2, 1.5, 5.78, 1.3, 47.4, 1.33],
      [-0.008798793, 1, 1, 3.08, 0.71, 15.4, 0.64],
    ],
  },
  saturation: {
    bubble: {
      T: 382.52,
      scale: 3636250,
      isLinear: false,
      isByTau: true,
      terms: [
        [-0.0007362365256237661, 0.052000000000000005],
        [-7.554649594027046, 1],
        [1.7584756226770677, 1.5],
        [-2.0617331468344315, 2.3333333333333335],
        [-0.9980943477495106, 4.333333333333333],
        [-3.038350758700181, 4.833333333333333],
      ],
    },
    dew: {
      T: 382.52,
      scale: 3636250,
      isLinear: false,
      isByTau: true,
      terms: [
        [-0.0007362365256237661, 0.052000000000000005],
        [-7.554649594027046, 1],
        [1.7584756226770677, 1.5],
        [-2.0617331468344315, 2.3333333333333335],
        [-0.9980943477495106, 4.333333333333333],
        [-3.038350758700181, 4.833333333333333],
      ],
    },
    liquid: {
      T: 382.52,
      scale: 4290,
      isLinear: true,
      isByTau: false,
      terms: [
        [-8.42282936179494, 0.07],
        [35.592169315198404, 0.096],
        [-27.748444759203856, 0.10800000000000001],
        [3.0869391194586315, 0.383],
        [0.49297732386262993, 2.6666666666666665],
        [2436.2254360953007, 25],
      ],
    },
    vapour: {
      T: 382.52,
      scale: 4290,
      isLinear: false,
      isByTau: true,
      terms: [
        [1.9861295422409955, 0.10500000000000001],
        [-3.601910664347684, 0.139],
        [110.97544193749978, 0.38749999999999996],
        [-113.63727224413014, 0.39449999999999996],
        [-1.7016720393939881, 1.3333333333333333],
        [-5.765500312051858, 4.166666666666667],
      ],
    },
  },
  surfaceTension: {
    T: 382.51,
    terms: [
      [0.06158, 1.281],
      [0.8247, 6.505],
    ],
  },
  viscosity: {
    kind: 'residual entropy',
    factor: 0.91012,
    liquid: [0.6100913843, 0.4508958312, -0.017063, 0.000564],
    vapour: [0, 1.2, -0.308598, 0.035317],
    scale: -58081.52496563628,
  },
  conductivity: {
    kind: 'correlation',
    dilute: {
      kind: 'ratio',
      T: 382.52,
      numerator: [
        [-0.0103589, 0],
        [0.0308929, 1],
        [0.000230348, 2],
      ],
      denominator: [[1, 0]],
    },
    residual: {
      T: 382.52,
      rho: 489.24,
      terms: [
        [-0.0428296, 0, 1],
        [0.0927099, 0, 2],
        [-0.0702107, 0, 3],
        [0.0249708, 0, 4],
        [-0.00301838, 0, 5],
        [0.0434288, -1, 1],
        [-0.0605844, -1, 2],
        [0.0440187, -1, 3],
        [-0.0155082, -1, 4],
        [0.0021019, -1, 5],
      ],
    },
    critical: {
      kind: 'crossover',
      cutoff: 1713796058.2,
      amplitude: 0.0496,
      length: 1.94e-10,
      gamma: 1.239,
      R0: 1.03,
    },
  },
}
