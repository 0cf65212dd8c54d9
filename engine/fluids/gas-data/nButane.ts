/** n-Butane at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const nButane: GasData = {
  name: 'n-Butane',
  key: 'nC4H10',
  formula: 'C4H10',
  molarMass: 0.0581222,
  heat: {
    from: 200,
    upTo: [575, 1000, 6000],
    rows: [
      [
        9.89542548037, -0.0408221072065, 0.000255444976619, -3.83273700367e-7, 1.99088644219e-10, -17858.2702139,
        -15.2999807718,
      ],
      [6.14746806, 0.000155947389, 0.0000967913517, -1.2548391e-7, 4.97816555e-11, -17591.5334482, -1.07481712615],
      [9.44535834, 0.0257858073, -0.00000923619122, 1.48632755e-9, -8.87897158e-14, -20130.3097482, -26.3277259362],
    ],
  },
  critical: {
    T: 425.125,
    p: 3796000,
    v: 0.000254921929825,
    acentric: 0.200810094644,
  },
  virial: {
    from: 233.81875,
    second: [0.520996401558, -0.558194612084, -1.45816776512, 0.40869924403, -0.142004475461, 0.00569674771788],
    third: [0.210221019057, 0.0466708152609, -1.231252224, 1.72445249452, -0.412573244459, -0.0363750484879],
    source:
      'limit of the equation of D. Buecker and W. Wagner, Reference Equations of State for the Thermodynamic Properties of Fluid Phase n-Butane and Isobutane, J. Phys. Chem. Ref. Data, 35, 2006, 10.1063/1.1901687',
  },
  particle: {
    sigma: 4.687e-10,
    epsilon: 531.4,
    source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
  },
  dipole: 0,
  viscosity: {
    from: 230,
    to: 574.425,
    terms: [0.00116303063934, -0.021828356902, -0.115146823674, 0.0614358615512, 0.0229041116356],
    source:
      'E. Vogel and C. Kuechenmeister and E. Bich, Viscosity for n-Butane in the Fluid Region, High Temp. - High Pressures, 31, 1999, 10.1068/htrt154',
  },
  conductivity: {
    from: 230,
    to: 574.425,
    terms: [-0.0300075962441, 0.0105341006159, -0.103267677514, 0.307972340065, -0.0149758712044],
    source:
      'R.A. Perkins and M.L.V. Ramires and C.A. Nieto de Castro and L. Cusco, Measurement and Correlation of the Thermal Conductivity of Butane from 135 K to 600 K at Pressures to 70 MPa, J. Chem. Eng. Data, 47, 2002., 10.1021/je0101202',
  },
}
