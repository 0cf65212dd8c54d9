/** equation of state, saturation start values, transport. Written by scripts/fluidData.ts. */
import type { FluidData } from '../fluidData'

export const r32: FluidData = {
  name: 'R-32',
  cas: '75-10-5',
  isPseudoPure: false,
  sources: {
    equation:
      'R. Tillner-Roth and A. Yokozeki, An international standard equation of state for difluoromethane (R-32) for temperatures from the triple point at 136.34 K to 435 K and pressures up to 70 MPa, J. Phys. Chem. Ref. Data, 26, 1997, 10.1063/1.556002',
    viscosity:
      'Ian H. Bell and Arno Laesecke, Viscosity of refrigerants and other working fluids from residual entropy scaling',
    conductivity:
      'Marcia L. Huber and Arno Laesecke and Richard A. Perkins, Model for the Viscosity and Thermal Conductivity of Refrigerants, Including a New Correlation for the Viscosity of R134a, Ind. Eng. Chem. Res., 42, 2003, 10.1021/ie0300880',
    surfaceTension:
      'A. Mulero and I. Cachadina and M. I. Parra, Recommended Correlations for the Surface Tension of Common Fluids, J. Phys. Chem. Ref. Data, 41, 2012, 10.1063/1.4768782',
  },
  molarMass: 0.052024,
  gasConstant: 8.314471,
  acentricFactor: 0.2769,
  limits: {
    lowestT: 136.34,
    highestT: 435,
    highestP: 70000000,
  },
  critical: {
    T: 351.255,
    p: 5782000,
    rho: 8150.084599999999,
  },
  reducing: {
    T: 351.255,
    rho: 8150.084599999999,
  },
  ideal: {
    a1: -8.258096,
    a2: 6.353098,
    logTau: 3.004486,
    powers: [],
    einstein: [
      [1.160761, 2.2718538],
      [2.645151, 11.914421],
      [5.794987, 5.1415638],
      [1.129475, 32.768217],
    ],
  },
  residual: {
    powers: [
      [1.046634, 1, 0.25, 0],
      [-0.5451165, 2, 1, 0],
      [-0.002448595, 5, -0.25, 0],
      [-0.04877002, 1, -1, 0],
      [0.03520158, 1, 2, 0],
      [0.00162275, 3, 2, 0],
      [0.00002377225, 8, 0.75, 0],
      [0.029149, 4, 0.25, 0],
      [0.003386203, 4, 18, 4],
      [-0.004202444, 4, 26, 3],
      [0.0004782025, 8, -1, 1],
      [-0.005504323, 3, 25, 4],
      [-0.02418396, 5, 1.75, 1],
      [0.4209034, 1, 4, 2],
      [-0.4616537, 1, 5, 2],
      [-1.200513, 3, 1, 1],
      [-2.59155, 1, 1.5, 1],
      [-1.400145, 2, 1, 1],
      [0.8263017, 3, 0.5, 1],
    ],
  },
  saturation: {
    bubble: {
      T: 351.255,
      scale: 5782000,
      isLinear: false,
      isByTau: true,
      terms: [
        [0.019194334673139708, 0.531],
        [-6.794802163795212, 0.979],
        [9.276391392786632, 2.203],
        [-12.327153852761946, 2.382],
        [28.46579606476374, 3.421],
        [-28.570870718190093, 3.558],
      ],
    },
    dew: {
      T: 351.255,
      scale: 5782000,
      isLinear: false,
      isByTau: true,
      terms: [
        [0.019194334673139708, 0.531],
        [-6.794802163795212, 0.979],
        [9.276391392786632, 2.203],
        [-12.327153852761946, 2.382],
        [28.46579606476374, 3.421],
        [-28.570870718190093, 3.558],
      ],
    },
    liquid: {
      T: 351.255,
      scale: 8150.084599999999,
      isLinear: true,
      isByTau: false,
      terms: [
        [3.0283368557227064, 0.358],
        [-13.30754793568124, 0.676],
        [53.97035773548243, 0.831],
        [-41.10515088784585, 0.88],
        [0.6410010855629815, 2.592],
        [-18.757652443918627, 16.556],
      ],
    },
    vapour: {
      T: 351.255,
      scale: 8150.084599999999,
      isLinear: false,
      isByTau: true,
      terms: [
        [-0.06522522852577171, 0.069],
        [-3.3577643698607456, 0.425],
        [-2.746299718061842, 1.18],
        [-64.77289013657663, 8.115],
        [511.3349286855849, 12.06],
        [-1525.315265366156, 16.085],
      ],
    },
  },
  surfaceTension: {
    T: 351.255,
    terms: [[0.07147, 1.246]],
  },
  viscosity: {
    kind: 'residual entropy',
    factor: 0.79022,
    liquid: [0.6100913843, 0.4508958312, -0.017063, 0.000564],
    vapour: [0, 1.2, -0.308598, 0.035317],
    scale: -107473.04273260638,
  },
  conductivity: {
    kind: 'corresponding states',
    reference: 'R-290',
    shape: {
      rho: 8150,
      terms: [
        [1.2942, 0],
        [-0.0924549, 1],
      ],
    },
    internal: [
      [0.000436654, 0],
      [0.00000178134, 1],
    ],
  },
}
