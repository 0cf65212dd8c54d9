/** equation of state, saturation start values, transport. Written by scripts/fluidData.ts. */
import type { FluidData } from '../fluidData'

export const r11: FluidData = {
  name: 'R-11',
  cas: '75-69-4',
  isPseudoPure: false,
  sources: {
    equation:
      'R.T Jacobsen and S.G. Penoncello and E.W. Lemmon, A Fundamental Equation for Trichlorofluoromethane (R-11), Fluid Phase Equilib., 80, 1992, 10.1016/0378-3812(92)87054-Q',
    viscosity:
      'S.A. Klein and M.O. McLinden and A. Laesecke, An improved extended corresponding states method for estimation of viscosity of pure refrigerants and mixtures, Int. J. Refrig., 20, 1997, 10.1016/S0140-7007(96)00073-4',
    conductivity:
      'Mark O. McLinden and Sanford A. Klein and Richard A. Perkins, An extended corresponding states model for the thermal conductivity of refrigerants and refrigerant mixtures, Int. J. Refrig., 23, 2000, 10.1016/S0140-7007(99)00024-9',
    surfaceTension:
      'A. Mulero and I. Cachadina and M. I. Parra, Recommended Correlations for the Surface Tension of Common Fluids, J. Phys. Chem. Ref. Data, 41, 2012, 10.1063/1.4768782',
  },
  molarMass: 0.137368,
  gasConstant: 8.31451,
  acentricFactor: 0.1887506482528083,
  limits: {
    lowestT: 162.68,
    highestT: 625,
    highestP: 100000000,
  },
  critical: {
    T: 471.11,
    p: 4407638,
    rho: 4032.962,
  },
  reducing: {
    T: 471.11,
    rho: 4032.962,
  },
  ideal: {
    a1: -20.0312014458899,
    a2: 12.6387040144928,
    logTau: 3.0056492324863404,
    powers: [[-0.05250225521407755, -1]],
    einstein: [
      [1, 3.313613168898983],
      [2, 2.586756086688884],
      [1, 1.634512228566577],
      [2, 1.215500498821931],
      [1, 1.06738046316147],
      [2, 0.7360191462715714],
    ],
  },
  residual: {
    powers: [
      [1.25993633881, 1, 0.5, 0],
      [-2.60818574641, 1, 1.5, 0],
      [0.00982122542463, 1, 5, 0],
      [-1.06085385839, 2, 1, 0],
      [1.2282036351, 2, 1.5, 0],
      [0.118000776439, 3, 0, 0],
      [-0.000698956926463, 3, 5, 0],
      [-0.0355428373358, 4, 2, 0],
      [0.00197169579643, 4, 3, 0],
      [-0.00848363012252, 5, 1, 0],
      [0.00417997567653, 5, 2, 0],
      [-0.000242772533848, 5, 4, 0],
      [0.00313371368974, 6, 1, 0],
      [0.00000396182646586, 8, 4, 0],
      [0.339736319502, 1, 5, 2],
      [-0.203010634531, 1, 6, 2],
      [-0.1060178599, 2, 3.5, 2],
      [0.45156488259, 2, 5.5, 2],
      [-0.339265767612, 2, 7.5, 2],
      [0.114338523359, 3, 3, 2],
      [0.0319537833995, 4, 2.5, 2],
      [0.036790825978, 6, 5, 2],
      [-0.00000961768948364, 10, 1.5, 2],
      [0.00246717966418, 3, 11, 4],
      [-0.00167030256045, 5, 9, 6],
      [0.00240710110806, 8, 13, 6],
      [0.00156214678738, 9, 5, 6],
      [-0.00323352596704, 9, 9, 6],
    ],
  },
  saturation: {
    bubble: {
      T: 471.06,
      scale: 4394000,
      isLinear: false,
      isByTau: true,
      terms: [
        [0.002488999538674866, 0.002],
        [0.17252290950983326, 0.901],
        [-6.293222945340061, 0.973],
        [-0.07387863714475532, 2.808],
        [-3.286105292292795, 4.144],
        [2.274584153170513, 16.732],
      ],
    },
    dew: {
      T: 471.06,
      scale: 4394000,
      isLinear: false,
      isByTau: true,
      terms: [
        [0.002488999538674866, 0.002],
        [0.17252290950983326, 0.901],
        [-6.293222945340061, 0.973],
        [-0.07387863714475532, 2.808],
        [-3.286105292292795, 4.144],
        [2.274584153170513, 16.732],
      ],
    },
    liquid: {
      T: 471.06,
      scale: 4113.0394269407725,
      isLinear: true,
      isByTau: false,
      terms: [
        [0.1369999075358185, 0.128],
        [2.5657629003804248, 0.465],
        [-0.5933415750742217, 0.948],
        [0.7576689326270665, 1.743],
        [-0.21901132344678031, 2.364],
        [0.21836410566455441, 7.362],
      ],
    },
    vapour: {
      T: 471.06,
      scale: 4113.0394269407725,
      isLinear: false,
      isByTau: true,
      terms: [
        [-0.19338479907103712, 0.078],
        [20.681546570974632, 0.408],
        [-24.441568955282317, 0.422],
        [-1.761137580982086, 1.519],
        [-9.939134168011334, 5.592],
        [7.889769508867816, 7.237],
      ],
    },
  },
  surfaceTension: {
    T: 471.11,
    terms: [[0.06212, 1.247]],
  },
  viscosity: {
    kind: 'corresponding states',
    sigma: 5.447e-10,
    epsilon: 363.61,
    reference: 'R-134a',
    shape: {
      rho: 4032.962,
      terms: [
        [1.171, 0],
        [-0.0592, 1],
      ],
    },
  },
  conductivity: {
    kind: 'corresponding states',
    reference: 'R-134a',
    shape: {
      rho: 4032.962,
      terms: [
        [1.0724, 0],
        [-0.022672, 1],
      ],
    },
    internal: [[0.0014, 0]],
  },
}
