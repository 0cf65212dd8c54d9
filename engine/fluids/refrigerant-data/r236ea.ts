/** R-236ea: equation of state, saturation start values, transport. Written by scripts/fluidData.ts. */
import type { FluidData } from '../fluidData'

export const r236ea: FluidData = {
  name: 'R-236ea',
  cas: '431-63-0',
  isPseudoPure: false,
  sources: {
    equation:
      'Xinfang Rui and Jiang Pan and Yugang Wang, An equation of state for the thermodynamic properties of 1,1,1,2,3,3-hexafluoropropane (R236ea), Fluid Phase Equilib., 341, 2013, 10.1016/j.fluid.2012.12.026',
    viscosity:
      'Marcia L. Huber and Arno Laesecke and Richard A. Perkins, Model for the Viscosity and Thermal Conductivity of Refrigerants, Including a New Correlation for the Viscosity of R134a, Ind. Eng. Chem. Res., 42, 2003, 10.1021/ie0300880',
    conductivity:
      'Marcia L. Huber and Arno Laesecke and Richard A. Perkins, Model for the Viscosity and Thermal Conductivity of Refrigerants, Including a New Correlation for the Viscosity of R134a, Ind. Eng. Chem. Res., 42, 2003, 10.1021/ie0300880',
    surfaceTension:
      'A. Mulero and I. Cachadina and M. I. Parra, Recommended Correlations for the Surface Tension of Common Fluids, J. Phys. Chem. Ref. Data, 41, 2012, 10.1063/1.4768782',
  },
  molarMass: 0.1520384,
  gasConstant: 8.314472,
  acentricFactor: 0.3682166321629954,
  limits: {
    lowestT: 243,
    highestT: 412.40899,
    highestP: 6000000,
  },
  critical: {
    T: 412.40899,
    p: 3413692.8,
    rho: 3747.8228,
  },
  reducing: {
    T: 412.44,
    rho: 3716.16644216198,
  },
  ideal: {
    a1: -14.121424135,
    a2: 10.2355589225,
    logTau: 2.762,
    powers: [],
    einstein: [
      [0.7762, 0.3491416933372127],
      [10.41, 0.93346911065852],
      [12.18, 3.724178062263602],
      [3.332, 17.26554165454369],
    ],
  },
  residual: {
    powers: [
      [0.051074, 4, 1, 0],
      [2.5584, 1, 0.264, 0],
      [-2.918, 1, 0.5638, 0],
      [-0.71485, 2, 1.306, 0],
      [0.15534, 3, 0.2062, 0],
      [-1.5894, 1, 2.207, 2],
      [-0.784, 3, 2.283, 2],
      [0.85767, 2, 1.373, 1],
      [-0.67235, 2, 2.33, 2],
      [-0.017953, 7, 0.6376, 1],
    ],
    gaussian: [
      [1.3165, 1, 1.08, 1.019, 0.7119, 1.3, 1.13],
      [-0.42023, 1, 1.67, 1.341, 0.9102, 2.479, 0.6691],
      [-0.28053, 3, 3.502, 1.034, 0.678, 1.068, 0.465],
      [-1.4134, 3, 4.357, 5.264, 0.7091, 79.85, 1.28],
      [-0.0000062617, 2, 0.6945, 24.44, 1.727, 49.06, 0.8781],
    ],
  },
  saturation: {
    bubble: {
      T: 412.44,
      scale: 3420000,
      isLinear: false,
      isByTau: true,
      terms: [
        [-0.01366195244731475, 0.072],
        [0.028884775034159767, 0.159],
        [-0.014637027617221486, 0.28],
        [-6.940549344871703, 0.975],
        [-2.9156270677455987, 3.343],
        [-3.8449530863570414, 5.012],
      ],
    },
    dew: {
      T: 412.44,
      scale: 3420000,
      isLinear: false,
      isByTau: true,
      terms: [
        [-0.01366195244731475, 0.072],
        [0.028884775034159767, 0.159],
        [-0.014637027617221486, 0.28],
        [-6.940549344871703, 0.975],
        [-2.9156270677455987, 3.343],
        [-3.8449530863570414, 5.012],
      ],
    },
    liquid: {
      T: 412.44,
      scale: 3716.16644216198,
      isLinear: true,
      isByTau: false,
      terms: [
        [73.91473114602317, 0.643],
        [-84.48156059389362, 0.695],
        [27.6288904418195, 1.291],
        [-25.47850648952525, 2.156],
        [91.75937442449276, 5.361],
        [-17637.12637362363, 12.859],
      ],
    },
    vapour: {
      T: 412.44,
      scale: 3716.16644216198,
      isLinear: false,
      isByTau: true,
      terms: [
        [-4.265462216604608, 0.463],
        [-0.5723936371527714, 1.088],
        [-242.68126932071, 4.746],
        [5628.347652868032, 7.264],
        [-158549.1553855615, 10.426],
        [335529.06839972973, 11.817],
      ],
    },
  },
  surfaceTension: {
    T: 412.44,
    terms: [
      [0.306974, 1.12614],
      [-0.247277, 1.09899],
    ],
  },
  viscosity: {
    kind: 'corresponding states',
    sigma: 5.604e-10,
    epsilon: 318.33,
    reference: 'R-134a',
    shape: {
      rho: 3703,
      terms: [
        [1.12216, 0],
        [-0.0273101, 1],
        [0, 2],
      ],
    },
  },
  conductivity: {
    kind: 'corresponding states',
    reference: 'R-134a',
    shape: {
      rho: 3703,
      terms: [
        [0.9617, 0],
        [0.0337897, 1],
      ],
    },
    internal: [
      [0.00170267, 0],
      [-4.91063e-7, 1],
    ],
  },
}
