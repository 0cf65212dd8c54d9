/** Ethylene at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const ethylene: GasData = {
  name: 'Ethylene',
  key: 'C2H4',
  formula: 'C2H4',
  molarMass: 0.0280532,
  heat: {
    from: 200,
    upTo: [450, 1000, 6000],
    rows: [
      [
        6.20302525315, -0.0330245685797, 0.000159788289574, -2.43805971061e-7, 1.33510037038e-10, 4939.74198034,
        -4.32965848671,
      ],
      [3.95920148, -0.00757052247, 0.0000570990292, -6.91588753e-8, 2.69884373e-11, 5094.14579729, 4.10849064258],
      [3.99182761, 0.010483391, -0.00000371721385, 5.94628514e-10, -3.53630526e-14, 4273.02805729, -0.257892468417],
    ],
  },
  critical: {
    T: 282.35,
    p: 5041800,
    v: 0.000130945481703,
    acentric: 0.0866,
  },
  virial: {
    from: 180,
    second: [0.351676917639, -0.112693171308, -2.48076062653, 1.34063994486, -0.314631132285, 0.0211736319555],
    third: [0.143718467408, -0.0616371933778, -0.14907477835, 0.902779988369, -0.34675271466, -0.0283215812044],
    source:
      'limit of the equation of J. Smukala and R. Span and W. Wagner, New Equation of State for Ethylene Covering the Fluid Region for Temperatures From the Melting Line to 450 K at Pressures up to 300 MPa, J. Phys. Chem. Ref. Data, 29, 2000, 10.1063/1.1329318',
  },
  particle: {
    sigma: 4.163e-10,
    epsilon: 224.7,
    source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
  },
  dipole: 0,
  viscosity: {
    from: 263.88,
    to: 446.18,
    terms: [-0.0014683903455, -0.000230684328334, 0.041993159966],
    source: 'VDI Heat Atlas (2010), section D3',
  },
  conductivity: {
    from: 263.88,
    to: 446.18,
    terms: [-0.058682502498, 0.0891471283612, 0.0405611432214],
    source: 'VDI Heat Atlas (2010), section D3',
  },
}
