/** Sulfur dioxide at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const sulfurDioxide: GasData = {
  name: 'Sulfur dioxide',
  key: 'SO2',
  formula: 'SO2',
  molarMass: 0.0640638,
  heat: {
    from: 200,
    upTo: [525, 1000, 5000],
    rows: [
      [
        3.73152027679, 0.00181178301698, 0.00000966474509847, -1.39368732273e-8, 4.60649771172e-12, -36953.888846,
        7.73572842609,
      ],
      [3.2665338, 0.0053237902, 6.8437552e-7, -5.2810047e-9, 2.5590454e-12, -36908.6696098, 9.66330271803],
      [5.2451364, 0.0019704204, -8.0375769e-7, 1.5149969e-10, -1.0558004e-14, -37558.7486098, -1.07539728197],
    ],
  },
  critical: {
    T: 430.64,
    p: 7886587.60035,
    v: 0.000122025625381,
    acentric: 0.256129936199,
  },
  virial: {
    from: 236.852,
    second: [0.388960922162, 0.435138355533, -3.51311783455, 1.8357241171, -0.454107832693, 0.0160827697493],
    third: [-0.150495655326, 1.24112812327, -3.28519653755, 3.78578135292, -1.09315318176, 0.0392047284198],
    source:
      'limit of the equation of Kehui Gao and Jiangtao Wu and Penggang Zhang and Eric W. Lemmon, A Helmholtz Energy Equation of State for Sulfur Dioxide, J. Chem. Eng. Data, 2016',
  },
  particle: {
    sigma: 4.112e-10,
    epsilon: 335.4,
    source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
  },
  dipole: 1.63,
  viscosity: {
    from: 304.86,
    to: 523.75,
    terms: [0.0230304306258, -0.0275621582991, 0.014546965019],
    source: 'VDI Heat Atlas (2010), section D3',
  },
  conductivity: {
    from: 304.86,
    to: 523.75,
    terms: [-0.153748258117, 0.112476314518, 0.0442031115299],
    source: 'VDI Heat Atlas (2010), section D3',
  },
}
