/** Oxygen at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const oxygen: GasData = {
  name: 'Oxygen',
  key: 'O2',
  formula: 'O2',
  molarMass: 0.0319988,
  heat: {
    from: 200,
    upTo: [1000, 6000],
    rows: [
      [3.78245636, -0.00299673415, 0.000009847302, -9.68129508e-9, 3.24372836e-12, -1063.94356, 3.65767573],
      [3.66096083, 0.000656365523, -1.41149485e-7, 2.05797658e-11, -1.29913248e-15, -1215.97725, 3.41536184],
    ],
  },
  critical: {
    T: 154.581,
    p: 5043000,
    v: 0.0000733675715334,
    acentric: 0.0222,
  },
  virial: {
    from: 180,
    second: [0.410995236132, -0.506057233266, -2.01075554043, 1.43085664544, -0.658234103396, 0.199746466123],
    third: [0.225135112693, -0.980439414917, 3.02920787176, -2.9872376269, 1.73331734229, -0.72389226232],
    source: 'limit of the equation of Schmidt-FPE-1985,Stewart-JPCRD-1991',
  },
  particle: {
    sigma: 3.467e-10,
    epsilon: 106.7,
    source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
  },
  dipole: 0,
  viscosity: {
    from: 200,
    to: 1500,
    terms: [0.00301606837236, 0.0247862264296, 0.00877250589605, -0.0115191097171, 0.00183356900233],
    source:
      'E. W. Lemmon and R. T Jacobsen, Viscosity and Thermal Conductivity Equations for Nitrogen, Oxygen, Argon, and Air, Int. J. Thermophys., 25, 2004, 10.1023/B:IJOT.0000022327.04529.f3',
  },
  conductivity: {
    from: 200,
    to: 1500,
    terms: [-0.0324068523557, 0.0565443678837, -0.0922614031484, 0.0272353228974, 0.00680844102652],
    source:
      'E. W. Lemmon and R. T Jacobsen, Viscosity and Thermal Conductivity Equations for Nitrogen, Oxygen, Argon, and Air, Int. J. Thermophys., 25, 2004, 10.1023/B:IJOT.0000022327.04529.f3',
  },
}
