/** Nitrogen at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const nitrogen: GasData = {
  name: 'Nitrogen',
  key: 'N2',
  formula: 'N2',
  molarMass: 0.0280134,
  heat: {
    from: 200,
    upTo: [1000, 6000],
    rows: [
      [3.53100528, -0.000123660987, -5.02999437e-7, 2.43530612e-9, -1.40881235e-12, -1046.97628, 2.96747468],
      [2.95257626, 0.00139690057, -4.92631691e-7, 7.86010367e-11, -4.60755321e-15, -923.948645, 5.87189252],
    ],
  },
  critical: {
    T: 126.192,
    p: 3395800,
    v: 0.000089414235557,
    acentric: 0.0372,
  },
  virial: {
    from: 180,
    second: [0.380203067908, -0.045124162087, -3.9422400153, 4.43162477379, -3.5482511841, 2.33995101938],
    third: [0.0854942835239, 0.6797637851, -2.59041105031, 4.05865606743, -3.09172032773, 1.81641075198],
    source:
      'limit of the equation of Roland Span and Eric W. Lemmon and Richard T. Jacobsen and Wolfgang Wagner and Akimichi Yokozeki, A Reference Equation of State for the Thermodynamic Properties of Nitrogen for Temperatures from 63.151 to 1000 K and Pressures to 2200 MPa, J. Phys. Chem. Ref. Data, 29, 2000, 10.1063/1.1349047',
  },
  particle: {
    sigma: 3.798e-10,
    epsilon: 71.4,
    source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
  },
  dipole: 0,
  viscosity: {
    from: 200,
    to: 1500,
    terms: [0.0101097023206, 0.0606280902073, -0.00796591364743, -0.0213681457415, 0.00788463216245],
    source:
      'E. W. Lemmon and R. T Jacobsen, Viscosity and Thermal Conductivity Equations for Nitrogen, Oxygen, Argon, and Air, Int. J. Thermophys., 25, 2004, 10.1023/B:IJOT.0000022327.04529.f3',
  },
  conductivity: {
    from: 200,
    to: 1500,
    terms: [-0.027279986446, 0.123869232362, -0.0345808688654, -0.104170684465, 0.0476229871941],
    source:
      'E. W. Lemmon and R. T Jacobsen, Viscosity and Thermal Conductivity Equations for Nitrogen, Oxygen, Argon, and Air, Int. J. Thermophys., 25, 2004, 10.1023/B:IJOT.0000022327.04529.f3',
  },
}
