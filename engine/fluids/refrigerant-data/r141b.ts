/** R-141b: equation of state, saturation start values, transport. Written by scripts/fluidData.ts. */
import type { FluidData } from '../fluidData'

export const r141b: FluidData = {
  name: 'R-141b',
  cas: '1717-00-6',
  isPseudoPure: false,
  sources: {
    equation:
      'E.W. Lemmon and R. Span, Short Fundamental Equations of State for 20 Industrial Fluids, J. Chem. Eng. Data, 51, 2006, 10.1021/je050186n',
    viscosity:
      'Marcia L. Huber and Arno Laesecke and Richard A. Perkins, Model for the Viscosity and Thermal Conductivity of Refrigerants, Including a New Correlation for the Viscosity of R134a, Ind. Eng. Chem. Res., 42, 2003, 10.1021/ie0300880',
    conductivity:
      'Marcia L. Huber and Arno Laesecke and Richard A. Perkins, Model for the Viscosity and Thermal Conductivity of Refrigerants, Including a New Correlation for the Viscosity of R134a, Ind. Eng. Chem. Res., 42, 2003, 10.1021/ie0300880',
    surfaceTension:
      'A. Mulero and I. Cachadina and M. I. Parra, Recommended Correlations for the Surface Tension of Common Fluids, J. Phys. Chem. Ref. Data, 41, 2012, 10.1063/1.4768782',
  },
  molarMass: 0.11694962,
  gasConstant: 8.314472,
  acentricFactor: 0.2195,
  limits: {
    lowestT: 169.68,
    highestT: 500,
    highestP: 400000000,
  },
  critical: {
    T: 477.5,
    p: 4212000,
    rho: 3921.000000000001,
  },
  reducing: {
    T: 477.5,
    rho: 3921.000000000001,
  },
  ideal: {
    a1: -15.5074814985,
    a2: 9.1871858933,
    logTau: 3,
    powers: [],
    einstein: [
      [6.8978, 1.05130890052356],
      [7.8157, 3.290052356020942],
      [3.2039, 9.63979057591623],
    ],
  },
  residual: {
    powers: [
      [1.1469, 1, 0.25, 0],
      [-3.6799, 1, 1.25, 0],
      [1.3469, 1, 1.5, 0],
      [0.083329, 3, 0.25, 0],
      [0.00025137, 7, 0.875, 0],
      [0.3272, 1, 2.375, 1],
      [0.46946, 2, 2, 1],
      [-0.029829, 5, 2.125, 1],
      [-0.31621, 1, 3.5, 2],
      [-0.026219, 1, 6.5, 2],
      [-0.078043, 4, 4.75, 2],
      [-0.020498, 2, 12.5, 3],
    ],
  },
  saturation: {
    bubble: {
      T: 477.5,
      scale: 4212000,
      isLinear: false,
      isByTau: true,
      terms: [
        [-30.1815277612222, 1.049],
        [24.413010375904488, 1.078],
        [-1.1112676337911325, 2.184],
        [-3.1252752919171236, 4.325],
        [-1.7371129089761865, 9.594],
        [-1.7017122235679412, 16.104],
      ],
    },
    dew: {
      T: 477.5,
      scale: 4212000,
      isLinear: false,
      isByTau: true,
      terms: [
        [-30.1815277612222, 1.049],
        [24.413010375904488, 1.078],
        [-1.1112676337911325, 2.184],
        [-3.1252752919171236, 4.325],
        [-1.7371129089761865, 9.594],
        [-1.7017122235679412, 16.104],
      ],
    },
    liquid: {
      T: 477.5,
      scale: 3921.0000000000005,
      isLinear: true,
      isByTau: false,
      terms: [
        [-0.9378377457620258, 0.29],
        [3.2148374020900103, 0.341],
        [1.0653350522107268, 2.503],
        [-4378.068628183692, 15.166],
        [272955.32986322936, 18.069],
        [-277906.31972088123, 18.242],
      ],
    },
    vapour: {
      T: 477.5,
      scale: 3921.0000000000005,
      isLinear: false,
      isByTau: true,
      terms: [
        [0.6509988493015847, 0.279],
        [-3.8560643644234873, 0.374],
        [-69.71635657603578, 1.89],
        [75.36138733740711, 1.986],
        [-12.174836839230538, 3.019],
        [-0.9652029917534032, 8.269],
      ],
    },
  },
  surfaceTension: {
    T: 477.5,
    terms: [
      [0.000073958, 0.066331],
      [0.059941, 1.2214],
    ],
  },
  viscosity: {
    kind: 'corresponding states',
    sigma: 5.493000000000001e-10,
    epsilon: 370.44,
    reference: 'R-290',
    shape: {
      rho: 3933,
      terms: [
        [0.92135, 0],
        [0.041091, 1],
        [0, 2],
      ],
    },
  },
  conductivity: {
    kind: 'corresponding states',
    reference: 'R-290',
    shape: {
      rho: 3933,
      terms: [
        [1.0867, 0],
        [-0.0216469, 1],
      ],
    },
    internal: [
      [0.000521722, 0],
      [0.00000292456, 1],
    ],
  },
}
