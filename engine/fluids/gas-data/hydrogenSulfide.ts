/** Hydrogen sulfide at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const hydrogenSulfide: GasData = {
  name: 'Hydrogen sulfide',
  key: 'H2S',
  formula: 'H2S',
  molarMass: 0.0340809,
  heat: {
    from: 200,
    upTo: [760, 1000, 5000],
    rows: [
      [
        4.29345390048, -0.00367194082139, 0.0000142054962568, -1.53978331145e-8, 6.28317083821e-12, -3680.76881153,
        0.872871636346,
      ],
      [3.9323476, -0.00050260905, 0.0000045928473, -3.1807214e-9, 6.6497561e-13, -3649.12902263, 2.31656068918],
      [2.7452199, 0.0040434607, -0.000001538451, 2.7520249e-10, -1.8592095e-14, -3418.53752263, 8.05544468918],
    ],
  },
  critical: {
    T: 373.1,
    p: 9000000,
    v: 0.0000981354268891,
    acentric: 0.1005,
  },
  virial: {
    from: 205.205,
    second: [0.454030410601, -0.662916957383, -1.21712294674, 0.379344202732, -0.124284542806, 0.00494906011602],
    third: [0.0539440242727, 0.490048914588, -0.372933309635, 0.14751335651, -0.0151518912982, 0.000517422676941],
    source:
      'limit of the equation of E.W. Lemmon and R. Span, Short Fundamental Equations of State for 20 Industrial Fluids, J. Chem. Eng. Data, 51, 2006, 10.1021/je050186n',
  },
  particle: {
    sigma: 3.623e-10,
    epsilon: 301.1,
    source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
  },
  dipole: 0.97,
  viscosity: {
    from: 205.205,
    to: 760,
    terms: [-0.0479490369139, 0.0168555689931, 0.0549321757836, -0.0640190118339, 0.025672343901],
    source:
      'Sergio E. Quinones-Cisneros and Kurt A. G. Schmidt and Binod R. Giri and Pierre Blais and Robert A. Marriott, Reference Correlation for the Viscosity Surface of Hydrogen Sulfide, J. Chem. Eng. Data, 57, 2012, 10.1021/je300601h',
  },
  conductivity: {
    from: 261.56,
    to: 637.28,
    terms: [-0.236078702719, 0.18603329393, -0.205993942864],
    source: 'VDI Heat Atlas (2010), section D3',
  },
}
