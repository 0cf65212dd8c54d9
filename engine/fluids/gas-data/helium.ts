/** Helium at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const helium: GasData = {
  name: 'Helium',
  key: 'He',
  formula: 'He',
  molarMass: 0.004002602,
  heat: {
    from: 200,
    upTo: [6000],
    rows: [[2.5, 0, 0, 0, 0, -745.375, 0.928724724]],
  },
  critical: {
    T: 5.1953,
    p: 228326.069909,
    v: 0.0000551571980143,
    acentric: -0.383539925383,
  },
  virial: {
    from: 180,
    second: [0.110459424269, 17.2884939383, -1183.2218025, 35235.3319661, -15870049.9493, 142361066807],
    third: [0.00514432453894, 3.35951814345, -160.262160854, 4323.07040819, -1824308.04626, 15975035028.6],
    source:
      'limit of the equation of D. O. Ortiz-Vega and K. R. Hall and J. C. Holste and V. D. Arp and A. H. Harvey and E. W. Lemmon, Equation of state for Helium-4',
  },
  particle: {
    sigma: 2.551e-10,
    epsilon: 10.22,
    source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
  },
  dipole: 0,
  viscosity: {
    from: 260.58,
    to: 850.87,
    terms: [-0.0157821968925, 0.0543275496009, -0.00401917920508],
    source: 'VDI Heat Atlas (2010), section D3',
  },
  conductivity: {
    from: 260.58,
    to: 850.87,
    terms: [-0.0201186451065, 0.0421404742902, 0.00577782484802],
    source: 'VDI Heat Atlas (2010), section D3',
  },
}
