/**
 * Transport properties and surface tension that the compiled constants lack or only name, from their publications, in
 * the form of `FluidData`.
 */

const huber =
  'M. L. Huber, Models for Viscosity, Thermal Conductivity, and Surface Tension of Selected Pure Fluids as Implemented in REFPROP v10.0, NISTIR 8209, 2018, 10.6028/NIST.IR.8209'

interface Shape {
  reference: 'R-134a' | 'R-290'
  sigma: number
  epsilon: number
  /** Factor on the dilute viscosity: applied to sigma here, which both properties use. */
  factor?: number
  /** Critical density, which reduces the density in both shape functions [mol/m3]. */
  rho: number
  viscosity: readonly number[]
  conductivity: readonly number[]
  internal: readonly number[]
  critical: { length: number; amplitude: number; cutoff: number; T: number }
}

const powers = (factors: readonly number[]) => factors.map((factor, power) => [factor, power])

/** Data from tables 2 to 6 of the report. */
function byHuber(of: Shape) {
  const { reference, sigma, epsilon, factor = 1, rho, critical } = of
  return {
    sources: { viscosity: huber, conductivity: huber },
    viscosity: {
      kind: 'corresponding states',
      sigma: sigma / Math.sqrt(factor),
      epsilon,
      reference,
      shape: { rho, terms: powers(of.viscosity) },
    },
    conductivity: {
      kind: 'corresponding states',
      reference,
      shape: { rho, terms: powers(of.conductivity) },
      internal: powers(of.internal),
      critical: { kind: 'crossover', R0: 1.02, ...critical },
    },
  }
}

const friend =
  'D. G. Friend, H. Ingham and J. F. Ely, Thermophysical Properties of Ethane, J. Phys. Chem. Ref. Data, 20, 1991, 10.1063/1.555881'
const tsolakidou =
  'C. M. Tsolakidou, M. J. Assael, M. L. Huber and R. A. Perkins, Correlations for the Viscosity and Thermal Conductivity of Ethyl Fluoride (R161), J. Phys. Chem. Ref. Data, 46, 2017, 10.1063/1.4983027'

/** Dilute ethane: tables 4 and 5 of the paper, in powers of T instead of T over the well depth of 245 K. */
const ethaneCollision = [
  ...[-3.0328138281, 16.918880086, -37.189364917, 41.288861858, -24.61592114, 8.9488430959, -1.8739245042],
  ...[0.2096610139, -9.6570437074e-3],
].map((c, i) => [(12.0085e-6 * c) / 245 ** (i / 3 - 0.5), i / 3 - 0.5])

const scaled = (scale: number, rows: readonly (readonly [factor: number, ...powers: number[]])[]) =>
  rows.map(([factor, ...rest]) => [scale * factor, ...rest])

export const addedTransport = {
  'R-114': byHuber({
    reference: 'R-290',
    sigma: 6.48e-10,
    epsilon: 174,
    rho: 3393.2,
    viscosity: [1.36002, -0.209356, 0.0373222],
    conductivity: [1.2005, -0.0533827],
    internal: [0.00132],
    critical: { length: 2.23e-10, amplitude: 0.059, cutoff: 1 / 6.56e-10, T: 1.5 * 418.83 },
  }),
  'R-245ca': byHuber({
    reference: 'R-134a',
    sigma: 5.131e-10,
    epsilon: 355.41,
    rho: 3920,
    viscosity: [0.850332, 0.185603, -0.0415622],
    conductivity: [1.04155, -0.0118606],
    internal: [7.33395e-4, 1.62265e-6],
    critical: { length: 2.05e-10, amplitude: 0.06, cutoff: 1 / 6.24e-10, T: 1.5 * 447.57 },
  }),
  'R-1224yd(Z)': {
    ...byHuber({
      reference: 'R-134a',
      sigma: 5.3e-10,
      epsilon: 340.42,
      factor: 0.92,
      rho: 3550,
      viscosity: [0.712387, 0.186976, -0.0316058],
      conductivity: [1.04],
      internal: [0.00125],
      critical: { length: 2.14e-10, amplitude: 0.058, cutoff: 1 / 6.46e-10, T: 1.5 * 428.69 },
    }),
    surfaceTension: { T: 428.69, terms: [[0.06195, 1.277]] },
    sources: { viscosity: huber, conductivity: huber, surfaceTension: huber },
  },
  'R-1234ze(Z)': byHuber({
    reference: 'R-134a',
    sigma: 5.096e-10,
    epsilon: 336.11,
    factor: 0.85,
    rho: 4000,
    viscosity: [0.829337, 0.0476201],
    conductivity: [1.10592, -0.0471388],
    internal: [0.00162],
    critical: { length: 2.06e-10, amplitude: 0.055, cutoff: 1 / 6.2e-10, T: 1.5 * 423.27 },
  }),
  'R-161': {
    sources: { viscosity: tsolakidou, conductivity: tsolakidou },
    viscosity: {
      kind: 'correlation',
      sigma: 4.457e-10,
      epsilon: 320.39,
      dilute: {
        kind: 'collision integral',
        factor: 0.021357e-6 * Math.sqrt(48.0595),
        terms: powers([0.2413, -0.45]),
      },
      initial: [
        ...[-19.572881, 219.73999, -1015.3226, 2471.0125, -3375.1717, 2491.6597, -787.26086].map((b, i) => [b, -i / 4]),
        [14.085455, -2.5],
        [-0.34664158, -5.5],
      ],
      dense: {
        kind: 'ratio',
        T: 375.25,
        rho: 302.001 / 0.0480595,
        terms: scaled(1e-6, [
          [-10.28373, 2 / 3, -0.5],
          [7.65563, 5 / 3, -0.5],
          [4.842, 2 / 3, -2.5],
          [0.42223, 14 / 3, -0.5],
        ]),
        // Its denominator, with the sign of the paper's own table: 10.99213 Tr^2 - delta^2 Tr^2.
        numerator: scaled(64.34983e-6 / 10.99213, [
          [1, 2 / 3, 0.5],
          [1, 5 / 3, 1.5],
        ]),
        denominator: [[-1 / 10.99213, 2, 0]],
      },
    },
    conductivity: {
      kind: 'correlation',
      dilute: {
        kind: 'ratio',
        T: 375.25,
        numerator: scaled(1e-3, [
          [7.96804, 0],
          [-12.5874, 1],
          [-26.3743, 2],
          [16.9894, 3],
          [127.545, 4],
          [-32.548, 5],
        ]),
        denominator: powers([5.406, -18.8331, 24.868, -9.14139, 1]),
      },
      residual: {
        T: 375.25,
        rho: 302.001,
        terms: scaled(1e-3, [
          [-8.41553, 0, 1],
          [7.41456, -1, 1],
          [-39.7744, 0, 2],
          [44.0586, -1, 2],
          [106.179, 0, 3],
          [-81.9833, -1, 3],
          [-53.2351, 0, 4],
          [37.6052, -1, 4],
          [8.23094, 0, 5],
          [-4.90293, -1, 5],
        ]),
      },
      critical: {
        kind: 'crossover',
        cutoff: 1 / 3.104e-10,
        amplitude: 0.055,
        length: 1.83e-10,
        gamma: 1.239,
        R0: 1.02,
        T: 562.88,
      },
    },
  },
  'R-170': {
    sources: { viscosity: friend },
    viscosity: {
      kind: 'correlation',
      sigma: 4.3682e-10,
      epsilon: 245,
      dilute: { kind: 'powers', terms: ethaneCollision },
      dense: {
        kind: 'ratio',
        T: 305.33,
        rho: 6870,
        numerator: scaled(15.977e-6, [
          [0.47177003, 1, 0],
          [-0.23950311, 1, 1],
          [0.39808301, 2, 0],
          [-0.27343335, 2, 1],
          [0.3519226, 2, 1.5],
          [-0.21101308, 3, 0],
          [-0.00478579, 3, 2],
          [0.07378129, 4, 0],
          [-0.030435255, 4, 1],
        ]),
        denominator: [
          [-0.30435286, 1, 0],
          [0.001215675, 1, 1],
        ],
      },
    },
  },
}

/** Conductivity of dilute ethane, which the constants only name: Friend, Ingham and Ely, equations 17 and 18. */
export const ethaneDilute = {
  kind: 'kinetic theory',
  gasConstant: 276.505,
  internal: [
    [1.7104147, 0],
    [-0.6936482 * 245, -1],
  ],
}
