/** equation of state, saturation start values, transport. Written by scripts/fluidData.ts. */
import type { FluidData } from '../fluidData'

export const r12: FluidData = {
  name: 'R-12',
  cas: '75-71-8',
  isPseudoPure: false,
  sources: {
    equation:
      'Volker Marx and Andreas Pruss and Wolfgang Wagner, Neue Zustandsgleichung fur R 12, R 22, R 11 und R 113 - Beschreibung des therodynamischen Zustandsverhaltens bei Temperaturen bis 525 K und Druucken bis 200 MPa, 19, 1992',
    viscosity:
      'S.A. Klein and M.O. McLinden and A. Laesecke, An improved extended corresponding states method for estimation of viscosity of pure refrigerants and mixtures, Int. J. Refrig., 20, 1997, 10.1016/S0140-7007(96)00073-4',
    conductivity:
      'Mark O. McLinden and Sanford A. Klein and Richard A. Perkins, An extended corresponding states model for the thermal conductivity of refrigerants and refrigerant mixtures, Int. J. Refrig., 23, 2000, 10.1016/S0140-7007(99)00024-9',
    surfaceTension:
      'A. Mulero and I. Cachadina and M. I. Parra, Recommended Correlations for the Surface Tension of Common Fluids, J. Phys. Chem. Ref. Data, 41, 2012, 10.1063/1.4768782',
  },
  molarMass: 0.120913,
  gasConstant: 8.314471,
  acentricFactor: 0.1794783173435512,
  limits: {
    lowestT: 116.099,
    highestT: 525,
    highestP: 200000000,
  },
  critical: {
    T: 385.12,
    p: 4136100.000000001,
    rho: 4672.781255944357,
  },
  reducing: {
    T: 385.12,
    rho: 4672.781255944357,
  },
  ideal: {
    a1: -14.717899848358801,
    a2: 9.4030216741366,
    logTau: 3.00361975,
    powers: [],
    einstein: [
      [3.16062357, 3.72204562],
      [0.371258136, 6.30985083],
      [3.56226039, 1.78037889],
      [2.12152336, 1.07087607],
    ],
  },
  residual: {
    powers: [
      [2.075343402, 1, 0.5, 0],
      [-2.962525996, 1, 1, 0],
      [0.01001589616, 1, 2, 0],
      [0.01781347612, 2, 2.5, 0],
      [0.02556929157, 4, -0.5, 0],
      [0.002352142637, 6, 0, 0],
      [-0.00008495553314, 8, 0, 0],
      [-0.01535945599, 1, -0.5, 1],
      [-0.2108816776, 1, 1.5, 1],
      [-0.01654228806, 5, 2.5, 1],
      [-0.0118131613, 7, -0.5, 1],
      [-0.0000416029583, 12, 0, 1],
      [0.00002784861664, 12, 0.5, 1],
      [0.000001618686433, 14, -0.5, 1],
      [-0.1064614686, 1, 4, 2],
      [0.0009369665207, 9, 4, 2],
      [0.02590095447, 1, 2, 3],
      [-0.04347025025, 1, 4, 3],
      [0.1012308449, 3, 12, 3],
      [-0.1100003438, 3, 14, 3],
      [-0.003361012009, 5, 0, 3],
      [0.0003789190008, 9, 14, 4],
    ],
  },
  saturation: {
    bubble: {
      T: 385.12,
      scale: 4136100.0000000005,
      isLinear: false,
      isByTau: true,
      terms: [
        [-0.4180899251614923, 0.894],
        [-6.821426208906223, 1.009],
        [1.4450198472690974, 1.274],
        [-1.4837613030063526, 3],
        [-2.1731387101462754, 4.927],
        [-5.72739817030707, 19.696],
      ],
    },
    dew: {
      T: 385.12,
      scale: 4136100.0000000005,
      isLinear: false,
      isByTau: true,
      terms: [
        [-0.4180899251614923, 0.894],
        [-6.821426208906223, 1.009],
        [1.4450198472690974, 1.274],
        [-1.4837613030063526, 3],
        [-2.1731387101462754, 4.927],
        [-5.72739817030707, 19.696],
      ],
    },
    liquid: {
      T: 385.12,
      scale: 4672.781255944357,
      isLinear: true,
      isByTau: false,
      terms: [
        [2.6029953147390845, 0.391],
        [-1.289157172326326, 0.803],
        [1.8650658616334526, 1.301],
        [-0.7403291941448226, 2.566],
        [24.389351468278143, 12.555],
        [-67.79326638866661, 16.134],
      ],
    },
    vapour: {
      T: 385.12,
      scale: 4672.781255944357,
      isLinear: false,
      isByTau: true,
      terms: [
        [-7.9660647155295505, 0.499],
        [23.959910083444367, 0.743],
        [-23.82796401904973, 0.857],
        [3.215927599962643, 1.368],
        [-4.437766797843962, 3.716],
        [-3.5598094489847374, 14.833],
      ],
    },
  },
  surfaceTension: {
    T: 385.12,
    terms: [
      [-0.000124, 0.4318],
      [0.05662, 1.263],
    ],
  },
  viscosity: {
    kind: 'corresponding states',
    sigma: 5.185999999999999e-10,
    epsilon: 297.24,
    reference: 'R-134a',
    shape: {
      rho: 4672.781255944357,
      terms: [
        [1.087, 0],
        [-0.0379, 1],
      ],
    },
  },
  conductivity: {
    kind: 'corresponding states',
    reference: 'R-134a',
    shape: {
      rho: 4672.781255944357,
      terms: [
        [0.991, 0],
        [0.0029509, 1],
      ],
    },
    internal: [[0.001344, 0]],
  },
}
