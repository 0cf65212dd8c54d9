/** Water vapor at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const waterVapor: GasData = {
  name: 'Water vapor',
  key: 'H2O',
  formula: 'H2O',
  molarMass: 0.0180153,
  heat: {
    from: 200,
    upTo: [1000, 6000],
    rows: [
      [4.19864056, -0.0020364341, 0.00000652040211, -5.48797062e-9, 1.77197817e-12, -30293.7267, -0.849032208],
      [2.67703787, 0.00297318329, -7.7376969e-7, 9.44336689e-11, -4.26900959e-15, -29885.8938, 6.88255571],
    ],
  },
  critical: {
    T: 647.096,
    p: 22064000,
    v: 0.0000559480372671,
    acentric: 0.3442920843,
  },
  virial: {
    from: 355.9028,
    second: [0.350926668083, -0.477150465442, -0.443601573715, -0.870316347177, 0.0195876521806, -0.02555653921],
    third: [-5.65492437619, 35.3826922534, -77.4371569151, 62.9396622564, -16.3913497853, 0.930716962844],
    source:
      'limit of the equation of W. Wagner and A. Pruss, The IAPWS Formulation 1995 for the Thermodynamic Properties of Ordinary Water Substance for General and Scientific Use, J. Phys. Chem. Ref. Data, 31, 2002, 10.1063/1.1461829',
  },
  particle: {
    sigma: 2.641e-10,
    epsilon: 809.1,
    source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
  },
  dipole: 1.85,
  viscosity: {
    from: 275.8916,
    to: 1998,
    terms: [0.0371659188476, 0.0348899871114, 0.174109479713, -0.171801977372, 0.0446320583813],
    source:
      'M.L. Huber and R.A. Perkins and A. Laesecke and D.G. Friend and J.V. Sengers and M.J Assael and I.M. Metaxa and E. Vogel and R. Mares and K. Miyagawa, New International Formulation for the Viscosity of H2O, J. Phys. Chem. Ref. Data, 38, 2009, 10.1063/1.3088050',
  },
  conductivity: {
    from: 275.8916,
    to: 1998,
    terms: [-0.302702114702, 0.100668468684, 0.224900520489, -0.218983719005, 0.058208850565],
    source:
      'M. L. Huber and R. A. Perkins and D. G. Friend and J. V. Sengers and M. J. Assael and I. N. Metaxa and K. Miyagawa and R. Hellmann and E. Vogel, New International Formulation for the Thermal Conductivity of H2O, J. Phys. Chem. Ref. Data, 41, 2012, 10.1063/1.4738955',
  },
}
