/** Xenon at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const xenon: GasData = {
  name: 'Xenon',
  key: 'Xe',
  formula: 'Xe',
  molarMass: 0.131293,
  heat: {
    from: 200,
    upTo: [1000, 6000],
    rows: [
      [2.5, -8.9914133e-14, 2.5219686e-16, -2.92186662e-19, 1.18949218e-22, -745.375, 6.16441993],
      [2.50005322, -1.05136544e-7, 6.75326897e-11, -1.70944909e-14, 1.47681049e-18, -745.394186, 6.16412898],
    ],
  },
  critical: {
    T: 289.733,
    p: 5842000,
    v: 0.000119047619048,
    acentric: 0.00363,
  },
  virial: {
    from: 180,
    second: [0.408931060094, -0.701000142236, -1.37349479567, 0.699838637413, -0.188312555277, 0.0115841510135],
    third: [0.0331709230215, 0.448300233439, -0.274693489082, 0.141572742374, -0.0207941897521, 0.00112512711955],
    source:
      'limit of the equation of E.W. Lemmon and R. Span, Short Fundamental Equations of State for 20 Industrial Fluids, J. Chem. Eng. Data, 51, 2006, 10.1021/je050186n',
  },
  particle: {
    sigma: 4.047e-10,
    epsilon: 231,
    source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
  },
  dipole: 0,
  viscosity: {
    from: 291.48,
    to: 723.59,
    terms: [0.00931060711508, 0.00000297796229853, 0.0188243670709],
    source: 'VDI Heat Atlas (2010), section D3',
  },
  conductivity: {
    from: 291.48,
    to: 723.59,
    terms: [0.0312395617182, -0.00562593856577, 0.0670430269721],
    source: 'VDI Heat Atlas (2010), section D3',
  },
}
