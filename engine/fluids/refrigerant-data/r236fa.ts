/** R-236fa: equation of state, saturation start values, transport. Written by scripts/fluidData.ts. */
import type { FluidData } from '../fluidData'

export const r236fa: FluidData = {
  name: 'R-236fa',
  cas: '690-39-1',
  isPseudoPure: false,
  sources: {
    equation:
      'Jiang Pan and Xinfang Rui and Xiaodong Zhao and Liming Qiu, An equation of state for the thermodynamic properties of 1,1,1,3,3,3-hexafluoropropane (HFC-236fa), Fluid Phase Equilib., 321, 2012, 10.1016/j.fluid.2012.02.012',
    viscosity:
      'Marcia L. Huber and Arno Laesecke and Richard A. Perkins, Model for the Viscosity and Thermal Conductivity of Refrigerants, Including a New Correlation for the Viscosity of R134a, Ind. Eng. Chem. Res., 42, 2003, 10.1021/ie0300880',
    conductivity:
      'Marcia L. Huber and Arno Laesecke and Richard A. Perkins, Model for the Viscosity and Thermal Conductivity of Refrigerants, Including a New Correlation for the Viscosity of R134a, Ind. Eng. Chem. Res., 42, 2003, 10.1021/ie0300880',
    surfaceTension:
      'A. Mulero and I. Cachadina and M. I. Parra, Recommended Correlations for the Surface Tension of Common Fluids, J. Phys. Chem. Ref. Data, 41, 2012, 10.1063/1.4768782',
  },
  molarMass: 0.1520384,
  gasConstant: 8.314472,
  acentricFactor: 0.3769117976336991,
  limits: {
    lowestT: 179.6,
    highestT: 400,
    highestP: 70000000,
  },
  critical: {
    T: 398.07,
    p: 3200000,
    rho: 3626,
  },
  reducing: {
    T: 398.07,
    rho: 3626,
  },
  ideal: {
    a1: -17.5983849,
    a2: 8.87150449,
    logTau: 9.175,
    powers: [],
    einstein: [
      [9.8782, 2.416660386364208],
      [18.236, 6.014017635089306],
      [49.934, 13.03288366367724],
    ],
  },
  residual: {
    powers: [
      [0.04453255, 4, 1.07, 0],
      [1.777017, 1, 0.222, 0],
      [-2.230519, 1, 0.66, 0],
      [-0.6708606, 2, 1.33, 0],
      [0.1587907, 3, 0.227, 0],
      [-1.425119, 1, 2.33, 2],
      [-0.6461628, 3, 1.94, 2],
      [0.8469985, 2, 1.53, 1],
      [-0.5635356, 2, 2.65, 2],
      [-0.01535611, 7, 0.722, 1],
    ],
    gaussian: [
      [1.156362, 1, 1.11, 1.02, 0.712, 1.42, 1.13],
      [-0.407031, 1, 2.31, 1.336, 0.91, 2.31, 0.67],
      [-0.2172753, 3, 3.68, 1.055, 0.677, 0.89, 0.46],
      [-1.007176, 3, 4.23, 5.84, 0.718, 80, 1.28],
      [-0.00006902909, 2, 0.614, 16.2, 1.64, 108, 1.2],
    ],
  },
  saturation: {
    bubble: {
      T: 398.07,
      scale: 3200000,
      isLinear: false,
      isByTau: true,
      terms: [
        [-0.0049249850273236865, 0.017],
        [0.012816148225752128, 0.253],
        [-6.97674339296593, 0.971],
        [0.34709652116366274, 2.069],
        [-3.3890300356223824, 3.12],
        [-3.905418212194194, 5.366],
      ],
    },
    dew: {
      T: 398.07,
      scale: 3200000,
      isLinear: false,
      isByTau: true,
      terms: [
        [-0.0049249850273236865, 0.017],
        [0.012816148225752128, 0.253],
        [-6.97674339296593, 0.971],
        [0.34709652116366274, 2.069],
        [-3.3890300356223824, 3.12],
        [-3.905418212194194, 5.366],
      ],
    },
    liquid: {
      T: 398.07,
      scale: 3626,
      isLinear: true,
      isByTau: false,
      terms: [
        [-0.6129462210275856, 0.177],
        [2.32975618477472, 0.276],
        [0.44026610528146576, 0.561],
        [0.18569408128843393, 0.741],
        [0.41600763700797233, 1.15],
        [0.3257761223988926, 3.764],
      ],
    },
    vapour: {
      T: 398.07,
      scale: 3626,
      isLinear: false,
      isByTau: true,
      terms: [
        [-3.799841638369613, 0.436],
        [-7.207160418715132, 1.661],
        [47.73949958715277, 2.91],
        [-59.040754885379386, 3.307],
        [33.03413077298916, 5.447],
        [-27.228555278145553, 6.392],
      ],
    },
  },
  surfaceTension: {
    T: 398.07,
    terms: [[0.05389, 1.249]],
  },
  viscosity: {
    kind: 'corresponding states',
    sigma: 5.644e-10,
    epsilon: 307.24,
    reference: 'R-134a',
    shape: {
      rho: 3626,
      terms: [
        [1.10195, 0],
        [-0.0294253, 1],
        [0, 2],
      ],
    },
  },
  conductivity: {
    kind: 'corresponding states',
    reference: 'R-134a',
    shape: {
      rho: 3626,
      terms: [
        [1.1627, 0],
        [-0.0437246, 1],
      ],
    },
    internal: [
      [0.00100946, 0],
      [0.00000121255, 1],
    ],
  },
}
