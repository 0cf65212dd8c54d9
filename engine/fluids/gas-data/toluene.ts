/** Toluene at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const toluene: GasData = {
  name: 'Toluene',
  key: 'C7H8',
  formula: 'C7H8',
  molarMass: 0.0921384,
  heat: {
    from: 200,
    upTo: [700, 1000, 6000],
    rows: [
      [
        3.87160034331, -0.00341111782818, 0.000181138674131, -2.86704239993e-7, 1.42718439995e-10, 3930.18930295,
        11.6677720745,
      ],
      [1.611914, 0.0211188902, 0.0000853221453, -1.32566876e-7, 5.59406109e-11, 4121.99557955, 20.3610033603],
      [12.939475, 0.0266921558, -0.00000968420108, 1.5739214e-9, -9.46670482e-14, -651.559949446, -46.6618882397],
    ],
  },
  critical: {
    T: 591.75,
    p: 4126000,
    v: 0.000315556958031,
    acentric: 0.2657,
  },
  virial: {
    from: 325.4625,
    second: [0.533335086601, -1.18157224151, -0.432650068131, -0.205473439465, -0.1041685501, 0.00298663038136],
    third: [0.181444770764, 1.19985777469, -0.884391943656, 0.292972719365, -0.0239661731608, 0.000666799984726],
    source:
      'limit of the equation of E.W. Lemmon and R. Span, Short Fundamental Equations of State for 20 Industrial Fluids, J. Chem. Eng. Data, 51, 2006, 10.1021/je050186n',
  },
  particle: {
    sigma: 5.50775282469e-10,
    epsilon: 469.903914873,
    source: 'estimated: T.-H. Chung et al., Ind. Eng. Chem. Res. 27 (1988) 671',
  },
  dipole: 0.33,
  viscosity: {
    from: 325.4625,
    to: 700,
    terms: [-0.0320042656563, -0.0838576143898, 0.0197017969691, 0.0608551332934, -0.0253430696135],
    source:
      'S. Avgeri and M. J. Assael and M. L. Huber and R. A. Perkins, Reference Correlation of the Viscosity of Toluene from the Triple Point to 675 K and up to 500 MPa, J. Phys. Chem. Ref. Data, 44, 2015, 10.1063/1.4926955',
  },
  conductivity: {
    from: 325.4625,
    to: 700,
    terms: [-0.0265097801227, 0.0654253119443, -0.307236696603, 0.509851752745, -0.248497374584],
    source:
      'M. J. Assael and S. K. Mylona and M. L. Huber and R. A. Perkins, Reference Correlation of the Thermal Conductivity of Toluene from the Triple Point to 1000 K and up to 1000 MPa, J. Phys. Chem. Ref. Data, 41, 2012, 10.1063/1.3700155',
  },
}
