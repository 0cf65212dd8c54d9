/** Carbonyl sulfide at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const carbonylSulfide: GasData = {
  name: 'Carbonyl sulfide',
  key: 'COS',
  formula: 'COS',
  molarMass: 0.060075,
  heat: {
    from: 200,
    upTo: [650, 1000, 5000],
    rows: [
      [
        1.73080590725, 0.0172227573021, -0.0000268471431677, 2.10028910937e-8, -5.98321947957e-12, -17728.5456005,
        13.8763812714,
      ],
      [2.4625321, 0.011947992, -0.00001379437, 8.0707736e-9, -1.8327653e-12, -17803.944778, 10.8068171445],
      [5.2392, 0.0024100584, -9.6064522e-7, 1.7778347e-10, -1.2235704e-14, -18480.412778, -3.07679054554],
    ],
  },
  critical: {
    T: 378.77,
    p: 6370000,
    v: 0.000134952766532,
    acentric: 0.0978,
  },
  virial: {
    from: 208.3235,
    second: [0.486699426753, -0.861852807918, -1.108705083, 0.381660210823, -0.126491343873, 0.00504330244644],
    third: [0.0551367558937, 0.547958851206, -0.35168400679, 0.144583526441, -0.0151710641098, 0.000522835491249],
    source:
      'limit of the equation of E.W. Lemmon and R. Span, Short Fundamental Equations of State for 20 Industrial Fluids, J. Chem. Eng. Data, 51, 2006, 10.1021/je050186n',
  },
  particle: {
    sigma: 4.13e-10,
    epsilon: 336,
    source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
  },
  dipole: 0.71,
}
