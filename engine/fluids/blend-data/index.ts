/** Blends, and how their components mix. Written by scripts/blendData.ts. */
import type { BlendData } from '../blendData'

export const blendData: BlendData = {
  blends: [
    {
      name: 'R-401A',
      components: ['R-22', 'R-152a', 'R-124'],
      moleFractions: [0.578854210704231, 0.185871453986601, 0.235274335309169],
    },
    {
      name: 'R-404A',
      components: ['R-125', 'R-134a', 'R-143a'],
      moleFractions: [0.357816784026318, 0.0382639950410712, 0.603919220932611],
    },
    {
      name: 'R-407A',
      components: ['R-32', 'R-125', 'R-134a'],
      moleFractions: [0.346419854360797, 0.300315552114308, 0.353264593524896],
    },
    {
      name: 'R-407C',
      components: ['R-32', 'R-125', 'R-134a'],
      moleFractions: [0.381109419953993, 0.179558888662016, 0.439331691383991],
    },
    {
      name: 'R-407F',
      components: ['R-32', 'R-125', 'R-134a'],
      moleFractions: [0.473194694453358, 0.205109095413331, 0.321696210133311],
    },
    {
      name: 'R-407H',
      components: ['R-32', 'R-125', 'R-134a'],
      moleFractions: [0.4941425008022539, 0.09885648390807406, 0.4070010152896721],
    },
    {
      name: 'R-408A',
      components: ['R-125', 'R-143a', 'R-22'],
      moleFractions: [0.0507496395780536, 0.476277681499092, 0.472972678922854],
    },
    {
      name: 'R-409A',
      components: ['R-22', 'R-124', 'R-142b'],
      moleFractions: [0.676088021274302, 0.178481953421098, 0.1454300253046],
    },
    {
      name: 'R-410A',
      components: ['R-32', 'R-125'],
      moleFractions: [0.697614699375863, 0.302385300624138],
    },
    {
      name: 'R-417A',
      components: ['R-125', 'R-134a', 'R-600'],
      moleFractions: [0.414456113615123, 0.523100248809492, 0.0624436375753851],
    },
    {
      name: 'R-422D',
      components: ['R-125', 'R-134a', 'R-600a'],
      moleFractions: [0.596291711495645, 0.339399053279791, 0.064309235224564],
    },
    {
      name: 'R-427A',
      components: ['R-32', 'R-125', 'R-143a', 'R-134a'],
      moleFractions: [0.26077579753410357, 0.18839140479550875, 0.10761890101985305, 0.44321389665053457],
    },
    {
      name: 'R-448A',
      components: ['R-32', 'R-125', 'R-1234yf', 'R-134a', 'R-1234ze(E)'],
      moleFractions: [0.431218201988559, 0.186914131481992, 0.151319256485899, 0.177586673617217, 0.0529617364263329],
    },
    {
      name: 'R-449A',
      components: ['R-32', 'R-125', 'R-1234yf', 'R-134a'],
      moleFractions: [0.407364566995509, 0.179481207732065, 0.193480840388364, 0.219673384884062],
    },
    {
      name: 'R-450A',
      components: ['R-134a', 'R-1234ze(E)'],
      moleFractions: [0.447322067369848, 0.552677932630152],
    },
    {
      name: 'R-452A',
      components: ['R-32', 'R-125', 'R-1234yf'],
      moleFractions: [0.218864360337465, 0.508837870465814, 0.272297769196721],
    },
    {
      name: 'R-452B',
      components: ['R-32', 'R-125', 'R-1234yf'],
      moleFractions: [0.8181208878489589, 0.03704979172820893, 0.14482932042283214],
    },
    {
      name: 'R-454A',
      components: ['R-32', 'R-1234yf'],
      moleFractions: [0.541359992223361, 0.458640007776639],
    },
    {
      name: 'R-454B',
      components: ['R-32', 'R-1234yf'],
      moleFractions: [0.829247912869081, 0.170752087130919],
    },
    {
      name: 'R-454C',
      components: ['R-32', 'R-1234yf'],
      moleFractions: [0.375149546574766, 0.6248504534252339],
    },
    {
      name: 'R-455A',
      components: ['R-744', 'R-32', 'R-1234yf'],
      moleFractions: [0.05961349462353318, 0.3614160546233762, 0.5789704507530905],
    },
    {
      name: 'R-502',
      components: ['R-22', 'R-115'],
      moleFractions: [0.629994467193889, 0.370005532806111],
    },
    {
      name: 'R-507A',
      components: ['R-125', 'R-143a'],
      moleFractions: [0.411839711774438, 0.588160288225562],
    },
    {
      name: 'R-513A',
      components: ['R-1234yf', 'R-134a'],
      moleFractions: [0.532425755929735, 0.467574244070265],
    },
  ],
  pairs: [
    {
      between: ['R-32', 'R-125'],
      xi: 28.95,
      zeta: -0.000006008,
      factor: 1,
      departure: 'R32-R125',
      source:
        'Eric W. Lemmon and Richard T. Jacobsen, Equations of State for Mixtures of R-32, R-125, R-134a, R-143a, and R-152a, J. Phys. Chem. Ref. Data, 33, 2004, 10.1063/1.1649997',
    },
    {
      between: ['R-32', 'R-134a'],
      xi: 7.909,
      zeta: -0.000002039,
      factor: 1,
      departure: 'R32-R134a',
      source:
        'Eric W. Lemmon and Richard T. Jacobsen, Equations of State for Mixtures of R-32, R-125, R-134a, R-143a, and R-152a, J. Phys. Chem. Ref. Data, 33, 2004, 10.1063/1.1649997',
    },
    {
      between: ['R-125', 'R-134a'],
      xi: -0.4326,
      zeta: -3.453e-7,
      factor: 1,
      departure: 'GeneralizedHFC',
      source:
        'Eric W. Lemmon and Richard T. Jacobsen, Equations of State for Mixtures of R-32, R-125, R-134a, R-143a, and R-152a, J. Phys. Chem. Ref. Data, 33, 2004, 10.1063/1.1649997',
    },
    {
      between: ['R-125', 'R-143a'],
      xi: 5.551,
      zeta: -4.452e-7,
      factor: 1.1697,
      departure: 'GeneralizedHFC',
      source:
        'Eric W. Lemmon and Richard T. Jacobsen, Equations of State for Mixtures of R-32, R-125, R-134a, R-143a, and R-152a, J. Phys. Chem. Ref. Data, 33, 2004, 10.1063/1.1649997',
    },
    {
      between: ['R-134a', 'R-143a'],
      xi: 2.324,
      zeta: 6.182e-7,
      factor: 0.5557,
      departure: 'GeneralizedHFC',
      source:
        'Eric W. Lemmon and Richard T. Jacobsen, Equations of State for Mixtures of R-32, R-125, R-134a, R-143a, and R-152a, J. Phys. Chem. Ref. Data, 33, 2004, 10.1063/1.1649997',
    },
    {
      between: ['R-32', 'R-1234yf'],
      betaT: 1.011011,
      gammaT: 0.966965,
      betaV: 1.007852,
      gammaV: 1.037663,
      factor: 1,
      departure: 'R32-R1234yf',
      source:
        'Ian H. Bell, Mixture Model for Refrigerant Pairs R-32/1234yf, R-32/1234ze(E), R-1234ze(E)/227ea, R-1234yf/152a, and R-125/1234yf, J. Phys. Chem. Ref. Data, 52, 2023',
    },
    {
      between: ['R-32', 'R-1234ze(E)'],
      betaT: 1.005148,
      gammaT: 0.946105,
      betaV: 0.999032,
      gammaV: 1.029821,
      factor: 1,
      departure: 'R32-R1234ze(E)',
      source:
        'Ian H. Bell, Mixture Model for Refrigerant Pairs R-32/1234yf, R-32/1234ze(E), R-1234ze(E)/227ea, R-1234yf/152a, and R-125/1234yf, J. Phys. Chem. Ref. Data, 52, 2023',
    },
    {
      between: ['R-600', 'R-125'],
      betaT: 0.99482,
      gammaT: 0.90412,
      betaV: 1,
      gammaV: 1,
      source:
        'Bell, Ian H. and Lemmon, Eric W., Automatic fitting of binary interaction parameters for multi-fluid Helmholtz-energy-explicit mixture models, J. Chem. Eng. Data, 61, 10.1021/acs.jced.6b00257',
    },
    {
      between: ['R-600', 'R-134a'],
      betaT: 1.00409,
      gammaT: 0.89057,
      betaV: 1,
      gammaV: 1,
      source:
        'Bell, Ian H. and Lemmon, Eric W., Automatic fitting of binary interaction parameters for multi-fluid Helmholtz-energy-explicit mixture models, J. Chem. Eng. Data, 61, 10.1021/acs.jced.6b00257',
    },
    {
      between: ['R-744', 'R-1234yf'],
      betaT: 1.025281,
      gammaT: 0.972965,
      betaV: 1.051991,
      gammaV: 1.029336,
      source:
        'Ian H. Bell, Modeling Mixtures Containing Refrigerants: Updated Interaction Parameters, J. Chem. Eng. Data, 2025',
    },
    {
      between: ['R-744', 'R-32'],
      betaT: 1.00312,
      gammaT: 0.99971,
      betaV: 1,
      gammaV: 1,
      source:
        'Bell, Ian H. and Lemmon, Eric W., Automatic fitting of binary interaction parameters for multi-fluid Helmholtz-energy-explicit mixture models, J. Chem. Eng. Data, 61, 10.1021/acs.jced.6b00257',
    },
    {
      between: ['R-600a', 'R-125'],
      betaT: 0.98858,
      gammaT: 0.90644,
      betaV: 1,
      gammaV: 1,
      source:
        'Bell, Ian H. and Lemmon, Eric W., Automatic fitting of binary interaction parameters for multi-fluid Helmholtz-energy-explicit mixture models, J. Chem. Eng. Data, 61, 10.1021/acs.jced.6b00257',
    },
    {
      between: ['R-600a', 'R-134a'],
      betaT: 1.00145,
      gammaT: 0.89668,
      betaV: 1,
      gammaV: 1,
      source:
        'Bell, Ian H. and Lemmon, Eric W., Automatic fitting of binary interaction parameters for multi-fluid Helmholtz-energy-explicit mixture models, J. Chem. Eng. Data, 61, 10.1021/acs.jced.6b00257',
    },
    {
      between: ['R-115', 'R-22'],
      betaT: 1.01422,
      gammaT: 0.94989,
      betaV: 1,
      gammaV: 1,
      source:
        'Bell, Ian H. and Lemmon, Eric W., Automatic fitting of binary interaction parameters for multi-fluid Helmholtz-energy-explicit mixture models, J. Chem. Eng. Data, 61, 10.1021/acs.jced.6b00257',
    },
    {
      between: ['R-125', 'R-1234yf'],
      betaT: 0.999969,
      gammaT: 0.998028,
      betaV: 0.998226,
      gammaV: 1.006068,
      factor: 1,
      departure: 'R125-R1234yf',
      source:
        'Ian H. Bell, Mixture Model for Refrigerant Pairs R-32/1234yf, R-32/1234ze(E), R-1234ze(E)/227ea, R-1234yf/152a, and R-125/1234yf, J. Phys. Chem. Ref. Data, 52, 2023',
    },
    {
      between: ['R-1234yf', 'R-134a'],
      betaT: 1.000026,
      gammaT: 0.987057,
      betaV: 1.000272,
      gammaV: 1.003747,
      factor: 1,
      departure: 'R1234yf-R134a',
      source:
        'Ian H. Bell, Mixture Models for Refrigerants R-1234yf/134a, R-1234yf/1234ze(E), and R-134a/1234ze(E) and Interim Models for R-125/1234yf, R-1234ze(E)/227ea, and R-1234yf/152a, J. Phys. Chem. Ref. Data, 51, 2022',
    },
    {
      between: ['R-124', 'R-142b'],
      betaT: 0.99802,
      gammaT: 1.0032,
      betaV: 1,
      gammaV: 1,
      source:
        'Bell, Ian H. and Lemmon, Eric W., Automatic fitting of binary interaction parameters for multi-fluid Helmholtz-energy-explicit mixture models, J. Chem. Eng. Data, 61, 10.1021/acs.jced.6b00257',
    },
    {
      between: ['R-142b', 'R-22'],
      betaT: 1.0043,
      gammaT: 1.00646,
      betaV: 1,
      gammaV: 1,
      source:
        'Bell, Ian H. and Lemmon, Eric W., Automatic fitting of binary interaction parameters for multi-fluid Helmholtz-energy-explicit mixture models, J. Chem. Eng. Data, 61, 10.1021/acs.jced.6b00257',
    },
    {
      between: ['R-143a', 'R-32'],
      betaT: 0.99734,
      gammaT: 0.97488,
      betaV: 1,
      gammaV: 1,
      source:
        'Bell, Ian H. and Lemmon, Eric W., Automatic fitting of binary interaction parameters for multi-fluid Helmholtz-energy-explicit mixture models, J. Chem. Eng. Data, 61, 10.1021/acs.jced.6b00257',
    },
    {
      between: ['R-152a', 'R-22'],
      betaT: 1.00239,
      gammaT: 1.01169,
      betaV: 1,
      gammaV: 1,
      source:
        'Bell, Ian H. and Lemmon, Eric W., Automatic fitting of binary interaction parameters for multi-fluid Helmholtz-energy-explicit mixture models, J. Chem. Eng. Data, 61, 10.1021/acs.jced.6b00257',
    },
    {
      between: ['R-1234yf', 'R-1234ze(E)'],
      betaT: 0.998886,
      gammaT: 0.999309,
      betaV: 0.999302,
      gammaV: 0.99859,
      factor: 1,
      departure: 'R1234yf-R1234ze(E)',
      source:
        'Ian H. Bell, Mixture Models for Refrigerants R-1234yf/134a, R-1234yf/1234ze(E), and R-134a/1234ze(E) and Interim Models for R-125/1234yf, R-1234ze(E)/227ea, and R-1234yf/152a, J. Phys. Chem. Ref. Data, 51, 2022',
    },
    {
      between: ['R-134a', 'R-1234ze(E)'],
      betaT: 0.998593,
      gammaT: 0.992009,
      betaV: 0.998995,
      gammaV: 0.998621,
      factor: 1,
      departure: 'R134a-R1234ze(E)',
      source:
        'Ian H. Bell, Mixture Models for Refrigerants R-1234yf/134a, R-1234yf/1234ze(E), and R-134a/1234ze(E) and Interim Models for R-125/1234yf, R-1234ze(E)/227ea, and R-1234yf/152a, J. Phys. Chem. Ref. Data, 51, 2022',
    },
    {
      between: ['R-125', 'R-1234ze(E)'],
      betaT: 0.994388,
      gammaT: 1.00124,
      betaV: 1.028287,
      gammaV: 0.999334,
      source:
        'Ian H. Bell, Modeling Mixtures Containing Refrigerants: Updated Interaction Parameters, J. Chem. Eng. Data, 2025',
    },
    {
      between: ['R-143a', 'R-22'],
      betaT: 1,
      gammaT: 1.000486,
      betaV: 1,
      gammaV: 1,
      source:
        'Ian H. Bell, Modeling Mixtures Containing Refrigerants: Updated Interaction Parameters, J. Chem. Eng. Data, 2025',
    },
  ],
  departures: {
    'R32-R125': {
      source:
        'Eric W. Lemmon and Richard T. Jacobsen, Equations of State for Mixtures of R-32, R-125, R-134a, R-143a, and R-152a, J. Phys. Chem. Ref. Data, 33, 2004, 10.1063/1.1649997',
      terms: [
        [-0.0072955, 2, 4.5, 1],
        [0.078035, 5, 0.57, 1],
        [0.61007, 1, 1.9, 2],
        [0.64246, 3, 1.2, 2],
        [0.014965, 9, 0.5, 2],
        [-0.34049, 2, 2.6, 3],
        [0.085658, 3, 11.4, 3],
        [-0.064429, 6, 4.5, 3],
      ],
    },
    'R32-R134a': {
      source:
        'Eric W. Lemmon and Richard T. Jacobsen, Equations of State for Mixtures of R-32, R-125, R-134a, R-143a, and R-152a, J. Phys. Chem. Ref. Data, 33, 2004, 10.1063/1.1649997',
      terms: [
        [0.22909, 1, 1.9, 1],
        [0.094074, 3, 0.25, 1],
        [0.00039876, 8, 0.07, 1],
        [0.021113, 1, 2, 2],
      ],
    },
    GeneralizedHFC: {
      source:
        'Eric W. Lemmon and Richard T. Jacobsen, Equations of State for Mixtures of R-32, R-125, R-134a, R-143a, and R-152a, J. Phys. Chem. Ref. Data, 33, 2004, 10.1063/1.1649997',
      terms: [
        [-0.013073, 1, 7.4, 1],
        [0.018259, 3, 0.35, 1],
        [0.0000081299, 11, 10, 2],
        [0.0078496, 2, 5.3, 3],
      ],
    },
    'R1234yf-R134a': {
      source:
        'Ian H. Bell, Mixture Models for Refrigerants R-1234yf/134a, R-1234yf/1234ze(E), and R-134a/1234ze(E) and Interim Models for R-125/1234yf, R-1234ze(E)/227ea, and R-1234yf/152a, J. Phys. Chem. Ref. Data, 51, 2022',
      terms: [
        [0.0519, 1, 2.477314, 1],
        [-0.011472, 2, 0.070541, 2],
      ],
    },
    'R1234yf-R1234ze(E)': {
      source:
        'Ian H. Bell, Mixture Models for Refrigerants R-1234yf/134a, R-1234yf/1234ze(E), and R-134a/1234ze(E) and Interim Models for R-125/1234yf, R-1234ze(E)/227ea, and R-1234yf/152a, J. Phys. Chem. Ref. Data, 51, 2022',
      terms: [
        [0.07264, 1, 0.012645, 1],
        [-0.024746, 2, 3.992829, 2],
      ],
    },
    'R134a-R1234ze(E)': {
      source:
        'Ian H. Bell, Mixture Models for Refrigerants R-1234yf/134a, R-1234yf/1234ze(E), and R-134a/1234ze(E) and Interim Models for R-125/1234yf, R-1234ze(E)/227ea, and R-1234yf/152a, J. Phys. Chem. Ref. Data, 51, 2022',
      terms: [
        [0.068889, 1, 3.184446, 1],
        [-0.004831, 2, 2.034344, 2],
      ],
    },
    'R32-R1234yf': {
      source:
        'Ian H. Bell, Mixture Model for Refrigerant Pairs R-32/1234yf, R-32/1234ze(E), R-1234ze(E)/227ea, R-1234yf/152a, and R-125/1234yf, J. Phys. Chem. Ref. Data, 52, 2023',
      terms: [
        [0.449487, 1, 2.538296, 1],
        [-0.099708, 2, 3.208604, 1],
        [0.098897, 3, 0.456509, 1],
      ],
    },
    'R32-R1234ze(E)': {
      source:
        'Ian H. Bell, Mixture Model for Refrigerant Pairs R-32/1234yf, R-32/1234ze(E), R-1234ze(E)/227ea, R-1234yf/152a, and R-125/1234yf, J. Phys. Chem. Ref. Data, 52, 2023',
      terms: [
        [0.295192, 1, 0.500457, 1],
        [-0.737904, 2, 3.104735, 1],
        [0.542962, 3, 3.20172, 1],
        [-0.201951, 4, 2.567118, 1],
      ],
    },
    'R125-R1234yf': {
      source:
        'Ian H. Bell, Mixture Model for Refrigerant Pairs R-32/1234yf, R-32/1234ze(E), R-1234ze(E)/227ea, R-1234yf/152a, and R-125/1234yf, J. Phys. Chem. Ref. Data, 52, 2023',
      terms: [[-0.032013, 1, 0.00803, 1]],
    },
  },
}
