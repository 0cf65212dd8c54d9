/** Propylene at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const propylene: GasData = {
  name: 'Propylene',
  key: 'C3H6',
  formula: 'C3H6',
  molarMass: 0.0420797,
  heat: {
    from: 200,
    upTo: [575, 1000, 6000],
    rows: [
      [
        4.94674208322, -0.00879076130533, 0.0000968237214072, -1.4044841053e-7, 6.78704584093e-11, 676.489122856,
        3.31223091836,
      ],
      [3.83464524, 0.00329078405, 0.0000505228184, -6.66251418e-8, 2.63707585e-11, 757.026191702, 7.54208311013],
      [6.03870499, 0.0162963895, -0.00000582130624, 9.35936483e-10, -5.58602903e-14, -773.407195298, -8.43027005987],
    ],
  },
  critical: {
    T: 364.211,
    p: 4555000,
    v: 0.000183250870442,
    acentric: 0.146,
  },
  virial: {
    from: 200.31605,
    second: [0.492677001049, -0.622381565268, -1.73315020131, 0.829457505512, -0.223074014472, 0.010435106795],
    third: [0.0687396845256, 0.586100017333, -1.14813124711, 1.71028219479, -0.694755447706, 0.0367027860526],
    source:
      'limit of the equation of E.W. Lemmon and U. Overhoff and M.O. McLinden and W. Wagner, Equation of state for propylene, 2010',
  },
  particle: {
    sigma: 4.678e-10,
    epsilon: 298.9,
    source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
  },
  dipole: 0.36,
  viscosity: {
    from: 230,
    to: 574.425,
    terms: [0.00000540781280394, 0.000401955745501, -0.0011220153833, 0.00135940592028, -0.000654533482217],
    source:
      'Marcia L. Huber and Arno Laesecke and Richard A. Perkins, Model for the Viscosity and Thermal Conductivity of Refrigerants, Including a New Correlation for the Viscosity of R134a, Ind. Eng. Chem. Res., 42, 2003, 10.1021/ie0300880',
  },
  conductivity: {
    from: 230,
    to: 574.425,
    terms: [-0.0551422002544, 0.0377494412715, 0.0543016971345, 0.0130958040385, 0.00171016116329],
    source:
      'Marcia L. Huber and Arno Laesecke and Richard A. Perkins, Model for the Viscosity and Thermal Conductivity of Refrigerants, Including a New Correlation for the Viscosity of R134a, Ind. Eng. Chem. Res., 42, 2003, 10.1021/ie0300880',
  },
}
