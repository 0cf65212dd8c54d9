/** Ammonia at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const ammonia: GasData = {
  name: 'Ammonia',
  key: 'NH3',
  formula: 'NH3',
  molarMass: 0.0170305,
  heat: {
    from: 200,
    upTo: [725, 1000, 6000],
    rows: [
      [
        4.55478980318, -0.00808304925259, 0.0000358859392738, -4.64797661145e-8, 2.18561922227e-11, -6759.53869823,
        -1.58414872173,
      ],
      [4.30177808, -0.0047712733, 0.0000219341619, -2.29856489e-8, 8.28992268e-12, -6753.51444978, -0.699443067354],
      [2.71709692, 0.00556856338, -0.00000176886396, 2.6741726e-10, -1.52731419e-14, -6589.97039978, 6.08409969565],
    ],
  },
  critical: {
    T: 405.56,
    p: 11363391.1628,
    v: 0.0000730140186916,
    acentric: 0.255690522987,
  },
  virial: {
    from: 223.058,
    second: [0.555437356161, -1.19735941905, 0.00495703612245, -0.804405603308, -0.0412437391326, -0.0187620713458],
    third: [-0.422326725959, 3.53028404376, -7.81632939283, 6.37926462541, -0.474441347781, -0.338649588973],
    source:
      'limit of the equation of K. Gao and J. Wu and I. H. Bell and E. W. Lemmon, Thermodynamic Properties of Ammonia for Temperatures from the Melting Line to 725 K and Pressures to 1000 MPa, J. Phys. Chem. Ref. Data, 2020',
  },
  particle: {
    sigma: 2.9e-10,
    epsilon: 558.3,
    source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
  },
  dipole: 1.47,
  viscosity: {
    from: 230,
    to: 724.275,
    terms: [0.0437582199476, 0.0439102205113, 0.109827030313, -0.243138148336, 0.129220842842],
    source:
      'A. Fenghour and W.A. Wakeham and V. Vesovic and J.T.R. Watson and J. Millat and E. Vogel, The Viscosity of Ammonia, J. Phys. Chem. Ref. Data, 24, 1995, 10.1063/1.555961',
  },
  conductivity: {
    from: 230,
    to: 724.275,
    terms: [-0.14990701626, -0.146178935777, 0.886779022184, -0.354939433606, -0.612724877648],
    source:
      'R. Tufeu and D.Y. Ivanov and Y. Garrabos and B. Le Neindre, Thermal Conductivity of Ammonia in a Large Temperature and Pressure Range Including the Critical Region, Bereicht der Bunsengesellschaft Phys. Chem., 88, 1984, 10.1002/bbpc.19840880421',
  },
}
