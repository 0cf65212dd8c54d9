/** Argon at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const argon: GasData = {
  name: 'Argon',
  key: 'Ar',
  formula: 'Ar',
  molarMass: 0.039948,
  heat: {
    from: 200,
    upTo: [6000],
    rows: [[2.5, 0, 0, 0, 0, -745.375, 4.37967491]],
  },
  critical: {
    T: 150.687,
    p: 4863000,
    v: 0.0000745855115758,
    acentric: -0.00219,
  },
  virial: {
    from: 180,
    second: [0.376229371019, -0.33922705073, -2.68391035965, 2.46965401026, -1.48617556661, 0.608921379222],
    third: [0.0617119039592, 0.670509588486, -2.13870406535, 3.02752312327, -1.72845893733, 0.595936977599],
    source:
      'limit of the equation of Ch. Tegeler and R. Span and W. Wagner, A New Equation of State for Argon Covering the Fluid Region for Temperatures From the Melting Line to 700 K at Pressures up to 1000 MPa, J. Phys. Chem. Ref. Data, 28, 1999, 10.1063/1.556037',
  },
  particle: {
    sigma: 3.542e-10,
    epsilon: 93.3,
    source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
  },
  dipole: 0,
  viscosity: {
    from: 200,
    to: 1500,
    terms: [-0.0042462365915, 0.0800654798769, -0.00161507293177, -0.0169094605537, 0.00304414210457],
    source:
      'E. W. Lemmon and R. T Jacobsen, Viscosity and Thermal Conductivity Equations for Nitrogen, Oxygen, Argon, and Air, Int. J. Thermophys., 25, 2004, 10.1023/B:IJOT.0000022327.04529.f3',
  },
  conductivity: {
    from: 200,
    to: 1500,
    terms: [-0.000410553625603, 0.0827395536673, -0.00520495525419, -0.0165758562421, 0.00309722080202],
    source:
      'E. W. Lemmon and R. T Jacobsen, Viscosity and Thermal Conductivity Equations for Nitrogen, Oxygen, Argon, and Air, Int. J. Thermophys., 25, 2004, 10.1023/B:IJOT.0000022327.04529.f3',
  },
}
