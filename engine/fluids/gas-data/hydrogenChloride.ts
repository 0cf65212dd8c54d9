/** Hydrogen chloride at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const hydrogenChloride: GasData = {
  name: 'Hydrogen chloride',
  key: 'HCl',
  formula: 'HCl',
  molarMass: 0.0364609,
  heat: {
    from: 200,
    upTo: [670, 1000, 5000],
    rows: [
      [
        3.45438879358, 0.000574890278722, -0.00000237644558418, 3.85288013459e-9, -1.69187614641e-12, -12143.4870862,
        2.70092406073,
      ],
      [3.5248171, 0.000029984862, -8.6221891e-7, 2.0979721e-9, -9.8658191e-13, -12150.8141152, 2.40825192557],
      [2.7665884, 0.0014381883, -4.6993e-7, 7.3499408e-11, -4.3731106e-15, -11917.7731152, 6.47083462557],
    ],
  },
  critical: {
    T: 324.55,
    p: 8291521.20797,
    v: 0.0000847457627119,
    acentric: 0.12965266718,
  },
  virial: {
    from: 180,
    second: [0.392667064173, -0.182821241985, -3.23051960924, 2.16925521303, -0.614755511753, 0.0326184235941],
    third: [-0.0181643747955, 0.205963267535, 1.43452821504, -0.341003777518, -0.318175372624, 0.0123181878067],
    source:
      'limit of the equation of Monika Thol and Frithjof H. Dubberke and Elmar Baumhogger and Roland Span and Jadran Vrabec, Speed of Sound Measurements and a Fundamental Equation of State for Hydrogen Chloride, J. Chem. Eng. Data, 63, 2018, 10.1021/acs.jced.7b01031',
  },
  particle: {
    sigma: 3.339e-10,
    epsilon: 344.7,
    source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
  },
  dipole: 1.08,
  viscosity: {
    from: 252.73,
    to: 662.58,
    terms: [0.0189641284431, -0.0312850126432, 0.0139509481777],
    source: 'VDI Heat Atlas (2010), section D3',
  },
  conductivity: {
    from: 252.73,
    to: 662.58,
    terms: [-0.122039970546, -0.117067108456, 0.0913326538512],
    source: 'VDI Heat Atlas (2010), section D3',
  },
}
