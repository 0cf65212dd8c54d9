/** Gases at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const gasData: readonly GasData[] = [
  {
    name: 'Nitrogen',
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
  },
  {
    name: 'Oxygen',
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
  },
  {
    name: 'Argon',
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
  },
  {
    name: 'Helium',
    formula: 'He',
    molarMass: 0.004002602,
    heat: {
      from: 200,
      upTo: [6000],
      rows: [[2.5, 0, 0, 0, 0, -745.375, 0.928724724]],
    },
    critical: {
      T: 5.1953,
      p: 228326.069909,
      v: 0.0000551571980143,
      acentric: -0.383539925383,
    },
    virial: {
      from: 180,
      second: [0.110459424269, 17.2884939383, -1183.2218025, 35235.3319661, -15870049.9493, 142361066807],
      third: [0.00514432453894, 3.35951814345, -160.262160854, 4323.07040819, -1824308.04626, 15975035028.6],
      source:
        'limit of the equation of D. O. Ortiz-Vega and K. R. Hall and J. C. Holste and V. D. Arp and A. H. Harvey and E. W. Lemmon, Equation of state for Helium-4',
    },
    particle: {
      sigma: 2.551e-10,
      epsilon: 10.22,
      source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
    },
    dipole: 0,
    viscosity: {
      from: 260.58,
      to: 850.87,
      terms: [-0.0157821968925, 0.0543275496009, -0.00401917920508],
      source: 'VDI Heat Atlas (2010), section D3',
    },
    conductivity: {
      from: 260.58,
      to: 850.87,
      terms: [-0.0201186451065, 0.0421404742902, 0.00577782484802],
      source: 'VDI Heat Atlas (2010), section D3',
    },
  },
  {
    name: 'Neon',
    formula: 'Ne',
    molarMass: 0.0201797,
    heat: {
      from: 200,
      upTo: [6000],
      rows: [[2.5, 0, 0, 0, 0, -745.375, 3.35532272]],
    },
    critical: {
      T: 44.4,
      p: 2661630.80859,
      v: 0.0000414937759336,
      acentric: -0.0354925802444,
    },
    virial: {
      from: 180,
      second: [0.274966253584, 2.42419889796, -29.3187835067, 101.085165693, -601.997271991, 8168.99672986],
      third: [0.0693029453735, 0.813617310163, -6.24139841709, 23.3242968949, -150.918496998, 2236.79451095],
      source:
        'limit of the equation of M. Thol and R. Beckmuller and R. Weiss and A.H. Harvey and E.W. Lemmon and R.T. Jacobsen and R. Span, Thermodynamic Properties for Neon for Temperatures from the Triple Point to 700 K at Pressures to 700 MPa, J. Phys. Chem Ref. Data, 2019, Submitted',
    },
    particle: {
      sigma: 2.82e-10,
      epsilon: 32.8,
      source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
    },
    dipole: 0,
    viscosity: {
      from: 269.96,
      to: 714.76,
      terms: [0.0144375464665, 0.0838184696784, -0.0650319510294],
      source: 'VDI Heat Atlas (2010), section D3',
    },
    conductivity: {
      from: 269.96,
      to: 714.76,
      terms: [0.018932284424, 0.093677377453, -0.0705602218313],
      source: 'VDI Heat Atlas (2010), section D3',
    },
  },
  {
    name: 'Krypton',
    formula: 'Kr',
    molarMass: 0.083798,
    heat: {
      from: 200,
      upTo: [6000],
      rows: [[2.5, 0, 0, 0, 0, -745.375, 5.49095651]],
    },
    critical: {
      T: 209.48,
      p: 5525000,
      v: 0.0000921658986175,
      acentric: -0.00089,
    },
    virial: {
      from: 180,
      second: [0.380750238377, -0.427244974774, -2.24842554819, 1.67247466692, -0.620017314439, 0.098987989798],
      third: [0.0305515909369, 0.561938720503, -0.491078811955, 0.346605537346, -0.0968658874315, 0.0138419467904],
      source:
        'limit of the equation of E.W. Lemmon and R. Span, Short Fundamental Equations of State for 20 Industrial Fluids, J. Chem. Eng. Data, 51, 2006, 10.1021/je050186n',
    },
    particle: {
      sigma: 3.655e-10,
      epsilon: 178.9,
      source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
    },
    dipole: 0,
    viscosity: {
      from: 280.16,
      to: 691.08,
      terms: [0.0129713774438, -0.00123880681083, 0.00732538888469],
      source: 'VDI Heat Atlas (2010), section D3',
    },
    conductivity: {
      from: 280.16,
      to: 691.08,
      terms: [0.0250672824776, 0.00657098389659, 0.00925938039316],
      source: 'VDI Heat Atlas (2010), section D3',
    },
  },
  {
    name: 'Xenon',
    formula: 'Xe',
    molarMass: 0.131293,
    heat: {
      from: 200,
      upTo: [1000, 6000],
      rows: [
        [2.5, -8.9914133e-14, 2.5219686e-16, -2.92186662e-19, 1.18949218e-22, -745.375, 6.16441993],
        [2.50005322, -1.05136544e-7, 6.75326897e-11, -1.70944909e-14, 1.47681049e-18, -745.394186, 6.16412898],
      ],
    },
    critical: {
      T: 289.733,
      p: 5842000,
      v: 0.000119047619048,
      acentric: 0.00363,
    },
    virial: {
      from: 180,
      second: [0.408931060094, -0.701000142236, -1.37349479567, 0.699838637413, -0.188312555277, 0.0115841510135],
      third: [0.0331709230215, 0.448300233439, -0.274693489082, 0.141572742374, -0.0207941897521, 0.00112512711955],
      source:
        'limit of the equation of E.W. Lemmon and R. Span, Short Fundamental Equations of State for 20 Industrial Fluids, J. Chem. Eng. Data, 51, 2006, 10.1021/je050186n',
    },
    particle: {
      sigma: 4.047e-10,
      epsilon: 231,
      source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
    },
    dipole: 0,
    viscosity: {
      from: 291.48,
      to: 723.59,
      terms: [0.00931060711508, 0.00000297796229853, 0.0188243670709],
      source: 'VDI Heat Atlas (2010), section D3',
    },
    conductivity: {
      from: 291.48,
      to: 723.59,
      terms: [0.0312395617182, -0.00562593856577, 0.0670430269721],
      source: 'VDI Heat Atlas (2010), section D3',
    },
  },
  {
    name: 'Hydrogen',
    formula: 'H2',
    molarMass: 0.00201588,
    heat: {
      from: 200,
      upTo: [1000, 6000],
      rows: [
        [2.34433112, 0.00798052075, -0.000019478151, 2.01572094e-8, -7.37611761e-12, -917.935173, 0.683010238],
        [2.93286579, 0.000826607967, -1.46402335e-7, 1.54100359e-11, -6.88804432e-16, -813.065597, -1.02432887],
      ],
    },
    critical: {
      T: 33.145,
      p: 1296400,
      v: 0.0000644828475625,
      acentric: -0.219,
    },
    virial: {
      from: 180,
      second: [0.190392889987, 3.10651742106, -45.7334600884, 212.219800183, -2277.69663115, 75105.1356765],
      third: [0.0133797578426, 1.30088884421, -12.6626498557, 53.9971708777, -540.923462295, 17885.2411732],
      source:
        'limit of the equation of J.W. Leachman and R.T. Jacobsen and S.G. Penoncello and E.W. Lemmon, Fundamental Equations of State for Parahydrogen, Normal Hydrogen, and Orthohydrogen, J. Phys. Chem. Ref. Data, 38, 2009, 10.1063/1.3160306',
    },
    particle: {
      sigma: 2.827e-10,
      epsilon: 59.7,
      source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
    },
    dipole: 0,
    viscosity: {
      from: 200,
      to: 1000,
      terms: [0.00586668108623, 0.000416491177567, 0.0558686289209, -0.0221479785154, 0.0024984246916],
      source:
        'Chris D. Muzny and Marcia L. Huber and Andrei F. Kazakov, Correlation for the Viscosity of Normal Hydrogen Obtained from Symbolic Regression, J. Chem. Eng. Data, 2013, 10.1021/je301273j',
    },
    conductivity: {
      from: 200,
      to: 1000,
      terms: [0.0115199967584, 0.0114355158078, 0.0285996201492, 0.0476803760212, -0.0350619198665],
      source:
        'M. J. Assael and J.-A. M. Assael and M. L. Huber and R. A. Perkins and Y. Takata, Correlation of the Thermal Conductivity of Normal and Parahydrogen from the Triple Point to 1000 K and up to 100 MPa, J. Phys. Chem. Ref. Data, 40, 2011, 10.1063/1.3606499',
    },
  },
  {
    name: 'Carbon monoxide',
    formula: 'CO',
    molarMass: 0.0280101,
    heat: {
      from: 200,
      upTo: [1000, 6000],
      rows: [
        [3.57953347, -0.00061035368, 0.00000101681433, 9.07005884e-10, -9.04424499e-13, -14344.086, 3.50840928],
        [3.04848583, 0.00135172818, -4.85794075e-7, 7.88536486e-11, -4.69807489e-15, -14266.1171, 6.0170979],
      ],
    },
    critical: {
      T: 132.86,
      p: 3494000,
      v: 0.0000921658986175,
      acentric: 0.0497,
    },
    virial: {
      from: 180,
      second: [0.370367756122, 0.137649818609, -4.65994704078, 5.18649598788, -3.68363538572, 2.06613969646],
      third: [0.0265363366175, 0.769290463688, -1.0552955556, 1.17356065554, -0.813738963709, 0.454842567758],
      source:
        'limit of the equation of E.W. Lemmon and R. Span, Short Fundamental Equations of State for 20 Industrial Fluids, J. Chem. Eng. Data, 51, 2006, 10.1021/je050186n',
    },
    particle: {
      sigma: 3.69e-10,
      epsilon: 91.7,
      source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
    },
    dipole: 0.11,
    viscosity: {
      from: 286.08,
      to: 495.04,
      terms: [0.00349619107199, 0.0282803824973, -0.0168456993956],
      source: 'VDI Heat Atlas (2010), section D3',
    },
    conductivity: {
      from: 286.08,
      to: 495.04,
      terms: [-0.0627629333161, 0.106452623302, -0.0708886447044],
      source: 'VDI Heat Atlas (2010), section D3',
    },
  },
  {
    name: 'Carbon dioxide',
    formula: 'CO2',
    molarMass: 0.0440095,
    heat: {
      from: 200,
      upTo: [1000, 6000],
      rows: [
        [2.35677352, 0.00898459677, -0.00000712356269, 2.45919022e-9, -1.43699548e-13, -48371.9697, 9.90105222],
        [4.63659493, 0.00274131991, -9.95828531e-7, 1.60373011e-10, -9.16103468e-15, -49024.9341, -1.93534855],
      ],
    },
    critical: {
      T: 304.1282,
      p: 7377300,
      v: 0.0000941184770731,
      acentric: 0.22394,
    },
    virial: {
      from: 216.592,
      second: [0.519382007856, -0.857462479303, -0.966230565531, 0.204480125012, -0.158791759818, 0.0108480619319],
      third: [0.0493210919992, 0.478052184531, -0.509025381438, 0.667547920282, -0.150816555114, -0.0111817843937],
      source:
        'limit of the equation of R. Span and W. Wagner, A New Equation of State for Carbon Dioxide Covering the Fluid Region from the Triple Point Temperature to 1100 K at Pressures up to 800 MPa, J. Phys. Chem. Ref. Data, 25, 1996, 10.1063/1.555991',
    },
    particle: {
      sigma: 3.941e-10,
      epsilon: 195.2,
      source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
    },
    dipole: 0,
    viscosity: {
      from: 230,
      to: 1998,
      terms: [-0.0119891953224, 0.0397456840599, 0.0674809631432, -0.067813893627, 0.0170957458233],
      source:
        'A. Laesecke and C. D. Muzny, Reference Correlation for the Viscosity of Carbon Dioxide, Journal of Physical and Chemical Reference Data, 46, 2017, 10.1063/1.4977429',
    },
    conductivity: {
      from: 230,
      to: 1998,
      terms: [-0.0857069954806, 0.127589704474, 0.0264771395396, -0.0378887182034, 0.00736979659437],
      source:
        'M. L. Huber and E. A. Sykioti and M. J. Assael and R. A. Perkins, Reference Correlation of the Thermal Conductivity of Carbon Dioxide from the Triple Point to 1100 K and up to 200 MPa, Journal of Physical and Chemical Reference Data, 45, 2016, 10.1063/1.4940892',
    },
  },
  {
    name: 'Sulfur dioxide',
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
  },
  {
    name: 'Nitric oxide',
    formula: 'NO',
    molarMass: 0.0300061,
    heat: {
      from: 200,
      upTo: [1000, 6000],
      rows: [
        [4.21859896, -0.00463988124, 0.0000110443049, -9.34055507e-9, 2.80554874e-12, 9845.09964, 2.28061001],
        [3.26071234, 0.00119101135, -4.29122646e-7, 6.94481463e-11, -4.03295681e-15, 9921.43132, 6.36900518],
      ],
    },
    critical: {
      T: 180,
      p: 6480000,
      v: 0.0000577,
      acentric: 0.582,
    },
    virial: {
      from: 200,
      second: [0.726788584013, -1.32089960693, 0.21671559465, -1.03384810767, -8.63933439303e-10, -0.0210663470035],
      third: [],
      source: 'C. Tsonopoulos, AIChE J. 20 (1974) 263',
    },
    particle: {
      sigma: 3.492e-10,
      epsilon: 116.7,
      source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
    },
    dipole: 0.15,
  },
  {
    name: 'Nitrogen dioxide',
    formula: 'NO2',
    molarMass: 0.0460055,
    heat: {
      from: 200,
      upTo: [1000, 6000],
      rows: [
        [3.94403907, -0.00158547444, 0.0000166578984, -2.04754478e-8, 7.83503265e-12, 2896.59865, 6.31196225],
        [4.88474429, 0.00217241639, -8.2807902e-7, 1.57477293e-10, -1.05110549e-14, 2316.48462, -0.117357075],
      ],
    },
    critical: {
      T: 431.01,
      p: 10100000,
      v: 0.0000825,
      acentric: 0.834,
    },
    particle: {
      sigma: 3.52181472108e-10,
      epsilon: 342.26157389,
      source: 'estimated: T.-H. Chung et al., Ind. Eng. Chem. Res. 27 (1988) 671',
    },
    dipole: 0.32,
  },
  {
    name: 'Nitrous oxide',
    formula: 'N2O',
    molarMass: 0.0440128,
    heat: {
      from: 200,
      upTo: [525, 1000, 6000],
      rows: [
        [
          2.19120323536, 0.011693383448, -0.00001412340462, 8.4501358342e-9, -7.59077739908e-13, 8749.56647445,
          11.0445498881,
        ],
        [2.2571686, 0.0113046338, -0.000013671035, 9.68162098e-9, -2.93055583e-12, 8740.622095, 10.7549753296],
        [4.82318873, 0.00262685279, -9.58426058e-7, 1.59991296e-10, -9.77416939e-15, 8072.207255, -2.20530607044],
      ],
    },
    critical: {
      T: 309.52,
      p: 7245000,
      v: 0.0000973709834469,
      acentric: 0.1613,
    },
    virial: {
      from: 182.33,
      second: [0.456752413424, -0.411870463169, -1.94601859898, 0.82553656964, -0.195305232466, 0.010116807709],
      third: [0.250716154469, -2.40830520728, 8.46168888582, -8.72555691208, 3.88020719205, -0.838466613571],
      source:
        'limit of the equation of E.W. Lemmon and R. Span, Short Fundamental Equations of State for 20 Industrial Fluids, J. Chem. Eng. Data, 51, 2006, 10.1021/je050186n',
    },
    particle: {
      sigma: 3.828e-10,
      epsilon: 232.4,
      source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
    },
    dipole: 0.17,
    viscosity: {
      from: 260.32,
      to: 475.45,
      terms: [-0.0131326388613, 0.00052581033415, 0.0418378057752],
      source: 'VDI Heat Atlas (2010), section D3',
    },
    conductivity: {
      from: 260.32,
      to: 475.45,
      terms: [-0.0370917149563, 0.0013492208952, 0.0114518627689],
      source: 'VDI Heat Atlas (2010), section D3',
    },
  },
  {
    name: 'Ammonia',
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
  },
  {
    name: 'Water vapor',
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
  },
  {
    name: 'Hydrogen sulfide',
    formula: 'H2S',
    molarMass: 0.0340809,
    heat: {
      from: 200,
      upTo: [760, 1000, 5000],
      rows: [
        [
          4.29345390048, -0.00367194082139, 0.0000142054962568, -1.53978331145e-8, 6.28317083821e-12, -3680.76881153,
          0.872871636346,
        ],
        [3.9323476, -0.00050260905, 0.0000045928473, -3.1807214e-9, 6.6497561e-13, -3649.12902263, 2.31656068918],
        [2.7452199, 0.0040434607, -0.000001538451, 2.7520249e-10, -1.8592095e-14, -3418.53752263, 8.05544468918],
      ],
    },
    critical: {
      T: 373.1,
      p: 9000000,
      v: 0.0000981354268891,
      acentric: 0.1005,
    },
    virial: {
      from: 205.205,
      second: [0.454030410601, -0.662916957383, -1.21712294674, 0.379344202732, -0.124284542806, 0.00494906011602],
      third: [0.0539440242727, 0.490048914588, -0.372933309635, 0.14751335651, -0.0151518912982, 0.000517422676941],
      source:
        'limit of the equation of E.W. Lemmon and R. Span, Short Fundamental Equations of State for 20 Industrial Fluids, J. Chem. Eng. Data, 51, 2006, 10.1021/je050186n',
    },
    particle: {
      sigma: 3.623e-10,
      epsilon: 301.1,
      source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
    },
    dipole: 0.97,
    viscosity: {
      from: 205.205,
      to: 760,
      terms: [-0.0479490369139, 0.0168555689931, 0.0549321757836, -0.0640190118339, 0.025672343901],
      source:
        'Sergio E. Quinones-Cisneros and Kurt A. G. Schmidt and Binod R. Giri and Pierre Blais and Robert A. Marriott, Reference Correlation for the Viscosity Surface of Hydrogen Sulfide, J. Chem. Eng. Data, 57, 2012, 10.1021/je300601h',
    },
    conductivity: {
      from: 261.56,
      to: 637.28,
      terms: [-0.236078702719, 0.18603329393, -0.205993942864],
      source: 'VDI Heat Atlas (2010), section D3',
    },
  },
  {
    name: 'Hydrogen chloride',
    formula: 'HCl',
    molarMass: 0.0364609,
    heat: {
      from: 200,
      upTo: [670, 1000, 5000],
      rows: [
        [
          3.45438879358, 0.000574890278722, -0.00000237644558418, 3.85288013459e-9, -1.69187614641e-12, -12143.4870862,
          2.70092406073,
        ],
        [3.5248171, 0.000029984862, -8.6221891e-7, 2.0979721e-9, -9.8658191e-13, -12150.8141152, 2.40825192557],
        [2.7665884, 0.0014381883, -4.6993e-7, 7.3499408e-11, -4.3731106e-15, -11917.7731152, 6.47083462557],
      ],
    },
    critical: {
      T: 324.55,
      p: 8291521.20797,
      v: 0.0000847457627119,
      acentric: 0.12965266718,
    },
    virial: {
      from: 180,
      second: [0.392667064173, -0.182821241985, -3.23051960924, 2.16925521303, -0.614755511753, 0.0326184235941],
      third: [-0.0181643747955, 0.205963267535, 1.43452821504, -0.341003777518, -0.318175372624, 0.0123181878067],
      source:
        'limit of the equation of Monika Thol and Frithjof H. Dubberke and Elmar Baumhogger and Roland Span and Jadran Vrabec, Speed of Sound Measurements and a Fundamental Equation of State for Hydrogen Chloride, J. Chem. Eng. Data, 63, 2018, 10.1021/acs.jced.7b01031',
    },
    particle: {
      sigma: 3.339e-10,
      epsilon: 344.7,
      source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
    },
    dipole: 1.08,
    viscosity: {
      from: 252.73,
      to: 662.58,
      terms: [0.0189641284431, -0.0312850126432, 0.0139509481777],
      source: 'VDI Heat Atlas (2010), section D3',
    },
    conductivity: {
      from: 252.73,
      to: 662.58,
      terms: [-0.122039970546, -0.117067108456, 0.0913326538512],
      source: 'VDI Heat Atlas (2010), section D3',
    },
  },
  {
    name: 'Chlorine',
    formula: 'Cl2',
    molarMass: 0.070906,
    heat: {
      from: 200,
      upTo: [525, 1000, 6000],
      rows: [
        [
          2.7056931459, 0.00795649740916, -0.0000141799158201, 1.04953867187e-8, -1.80487278814e-12, -1054.95302396,
          9.58332282906,
        ],
        [2.73638114, 0.007835257, -0.0000145104963, 1.25730834e-8, -4.13247145e-12, -1059.30394663, 9.44431105395],
        [4.74727508, -0.00048858171, 2.68444871e-7, -2.43476083e-11, -1.03683148e-15, -1511.52142663, -0.345799041052],
      ],
    },
    critical: {
      T: 416.8654,
      p: 7642387.504,
      v: 0.000124069478908,
      acentric: 0.07,
    },
    virial: {
      from: 229.27597,
      second: [0.596921346536, -1.27976049289, -0.565971123733, 0.28495955929, -0.215861543522, 0.0144722832722],
      third: [0.153634124105, -0.613008632675, 1.91830180902, -1.01036278001, -0.0406521712339, 0.000132310744158],
      source:
        'limit of the equation of M. Thol and S. Herrig and R. Span and E.W. Lemmon, A Fundamental Equation of State for the Calculation of Thermodynamic Properties of Chlorine, AIChE J., 67, 2021, 10.1002/aic.17326',
    },
    particle: {
      sigma: 4.217e-10,
      epsilon: 316,
      source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
    },
    dipole: 0,
    viscosity: {
      from: 276.15,
      to: 507.69,
      terms: [0.00497367943819, -0.0426208943106, 0.0479481401317],
      source: 'VDI Heat Atlas (2010), section D3',
    },
    conductivity: {
      from: 276.15,
      to: 507.69,
      terms: [-0.0209956843556, -0.0243470084323, 0.0500876841295],
      source: 'VDI Heat Atlas (2010), section D3',
    },
  },
  {
    name: 'Methane',
    formula: 'CH4',
    molarMass: 0.0160425,
    heat: {
      from: 200,
      upTo: [1000, 6000],
      rows: [
        [5.14987613, -0.0136709788, 0.0000491800599, -4.84743026e-8, 1.66693956e-11, -10246.6476, -4.64130376],
        [1.63552643, 0.0100842795, -0.00000336916254, 5.34958667e-10, -3.15518833e-14, -10005.6455, 9.99313326],
      ],
    },
    critical: {
      T: 190.564,
      p: 4599200,
      v: 0.0000986278109912,
      acentric: 0.01142,
    },
    virial: {
      from: 180,
      second: [0.478473944589, -1.10223782716, -0.371082534421, -0.279268604901, 0.15481252817, -0.0451067920638],
      third: [0.0341400053481, 0.728257629927, -1.96700168869, 2.59591281066, -1.12068766777, 0.136983835809],
      source:
        'limit of the equation of U. Setzmann and W. Wagner, A New Equation of State and Tables of Thermodynamic Properties for Methane Covering the Range from the Melting Line to 625 K at Pressures up to 1000 MPa, J. Phys. Chem. Ref. Data, 20, 1991, 10.1063/1.555898',
    },
    particle: {
      sigma: 3.758e-10,
      epsilon: 148.6,
      source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
    },
    dipole: 0,
    viscosity: {
      from: 200,
      to: 625,
      terms: [0.00507022350479, -0.000246510118506, 0.0294792461035, -0.00720066798157, -0.00225926627209],
      source:
        'Sergio E. Quinones-Cisneros and Ulrich K. Deiters, Generalization of the Friction Theory for Viscosity Modeling, J. Phys. Chem. B, 110, 2006, 10.1021/jp0618577',
    },
    conductivity: {
      from: 264.7,
      to: 583.28,
      terms: [-0.0374044453015, 0.111743718792, -0.161380632114],
      source: 'VDI Heat Atlas (2010), section D3',
    },
  },
  {
    name: 'Ethane',
    formula: 'C2H6',
    molarMass: 0.030069,
    heat: {
      from: 200,
      upTo: [675, 1000, 6000],
      rows: [
        [
          5.46393500383, -0.018177841996, 0.000108176335292, -1.46909801332e-7, 6.90926917615e-11, -11604.1132118,
          -1.78943628858,
        ],
        [4.29142492, -0.0055015427, 0.0000599438288, -7.08466285e-8, 2.68685771e-11, -11520.1304019, 2.67430189197],
        [4.04666674, 0.0153538766, -0.00000547039321, 8.77826228e-10, -5.23167305e-14, -12445.2761019, -0.961204875025],
      ],
    },
    critical: {
      T: 305.322,
      p: 4872200,
      v: 0.000145838781642,
      acentric: 0.099,
    },
    virial: {
      from: 180,
      second: [0.395693473643, -0.415639049009, -1.67628607022, 0.605091603238, -0.12127072193, 0.00638786276478],
      third: [0.385512397325, -1.69675441489, 4.14715406437, -3.52126150514, 1.64394868857, -0.482493984536],
      source:
        'limit of the equation of D. Buecker and W. Wagner, A Reference Equation of State for the Thermodynamic Properties of Ethane for Temperatures from the Melting Line to 675 K and Pressures up to 900 MPa, J. Phys. Chem. Ref. Data, 35, 2006, 10.1063/1.1859286',
    },
    particle: {
      sigma: 4.443e-10,
      epsilon: 215.7,
      source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
    },
    dipole: 0,
    viscosity: {
      from: 330.24,
      to: 639.96,
      terms: [-0.0152548344095, 0.0344890508686, 0.0149768028424],
      source: 'VDI Heat Atlas (2010), section D3',
    },
    conductivity: {
      from: 330.24,
      to: 639.96,
      terms: [-0.0479864759015, 0.0873275267552, 0.0365195489608],
      source: 'VDI Heat Atlas (2010), section D3',
    },
  },
  {
    name: 'Propane',
    formula: 'C3H8',
    molarMass: 0.0440956,
    heat: {
      from: 200,
      upTo: [650, 1000, 6000],
      rows: [
        [
          6.28857144799, -0.0206075057531, 0.00015496782729, -2.25554895257e-7, 1.11392048035e-10, -14525.0090153,
          -2.28882612093,
        ],
        [4.2110262, 0.00171599803, 0.0000706183472, -9.19594116e-8, 3.64421372e-11, -14391.5864119, 5.59113088999],
        [6.66789363, 0.0206120214, -0.00000736553027, 1.18440761e-9, -7.0695321e-14, -16285.2279119, -13.20412432],
      ],
    },
    critical: {
      T: 369.89,
      p: 4251200,
      v: 0.0002,
      acentric: 0.1521,
    },
    virial: {
      from: 203.4395,
      second: [0.536043577371, -0.727983667064, -1.54924089519, 0.706135664922, -0.204744174651, 0.0102913652013],
      third: [0.215532372741, -0.441842948867, 0.695888811955, 0.383672803014, -0.34643523148, 0.00629240784394],
      source:
        'limit of the equation of Eric W. Lemmon and Mark O. McLinden and Wolfgang Wagner, Thermodynamic Properties of Propane. III. A Reference Equation of State for Temperatures from the Melting Line to 650 K and Pressures up to 1000 MPa, J. Chem. Eng. Data, 54, 2009, 10.1021/je900217v',
    },
    particle: {
      sigma: 5.118e-10,
      epsilon: 237.1,
      source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
    },
    dipole: 0.08,
    viscosity: {
      from: 230,
      to: 649.35,
      terms: [-0.00772516436235, 0.00145407301537, 0.0968168851663, -0.0176335446816, -0.0435647625893],
      source:
        'E. Vogel and C. Kuchenmeister and E. Bich and A. Laesecke, Reference Correlation of the Viscosity of Propane, J. Phys. Chem. Ref. Data, 27, 1998, 10.1063/1.556025',
    },
    conductivity: {
      from: 230,
      to: 649.35,
      terms: [-0.0241801784659, 0.0387762971643, -0.060291616774, 0.405620347161, -0.137809280606],
      source:
        'Kenneth N. Marsh and Richard A. Perkins and Maria L. V. Ramires, Measurement and Correlation of the Thermal Conductivity of Propane from 86 K to 600 K at Pressures to 70 MPa, J. Chem. Eng. Data, 47, 2002, 10.1021/je010001m',
    },
  },
  {
    name: 'n-Butane',
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
  },
  {
    name: 'Isobutane',
    formula: 'C4H10',
    molarMass: 0.0581222,
    heat: {
      from: 200,
      upTo: [575, 1000, 6000],
      rows: [
        [
          7.17209991875, -0.0211670180968, 0.000195856752301, -2.94864453315e-7, 1.48130969801e-10, -18650.6226637,
          -5.4061935669,
        ],
        [4.45479276, 0.00826057985, 0.0000829886664, -1.14647642e-7, 4.64570101e-11, -18447.3573295, 4.95648508668],
        [9.76991245, 0.025499721, -0.00000914142932, 1.47328271e-9, -8.80800188e-14, -21393.2289295, -30.0038567633],
      ],
    },
    critical: {
      T: 407.817,
      p: 3629000,
      v: 0.000257748115299,
      acentric: 0.183531783208,
    },
    virial: {
      from: 224.29935,
      second: [0.417015997378, -0.485341355405, -1.45203690714, 0.415174863717, -0.126729893803, 0.00529450919415],
      third: [0.330099022747, 0.138728333368, -1.20589407036, 1.65934502885, -0.411273688785, -0.0525482977117],
      source:
        'limit of the equation of D. Buecker and W. Wagner, Reference Equations of State for the Thermodynamic Properties of Fluid Phase n-Butane and Isobutane, J. Phys. Chem. Ref. Data, 35, 2006, 10.1063/1.1901687',
    },
    particle: {
      sigma: 5.278e-10,
      epsilon: 330.1,
      source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
    },
    dipole: 0.13,
    viscosity: {
      from: 230,
      to: 574.425,
      terms: [0.000584551167892, -0.0669427650513, -0.00604061236699, 0.100786849113, -0.0373321339238],
      source:
        'E. Vogel and C. Kuechenmeister and E. Bich, Viscosity Correlation for Isobutane over Wide Ranges of the Fluid Region, Int. J. Thermophys, 21, 2000, 10.1023/A:1006623310780',
    },
    conductivity: {
      from: 230,
      to: 574.425,
      terms: [-0.00189935856222, -0.0229787039895, -0.16854795116, 0.485051874387, -0.104366986018],
      source:
        'R.A. Perkins, Measurement and Correlation of the Thermal Conductivity of Isobutane from 114 K to 600 K at Pressures to 70 MPa, J. Chem. Eng. Data, 47, 2002, 10.1021/je010121u',
    },
  },
  {
    name: 'n-Pentane',
    formula: 'C5H12',
    molarMass: 0.0721488,
    heat: {
      from: 200,
      upTo: [650, 1000, 5000],
      rows: [
        [
          11.31301302, -0.0399219213491, 0.00026556048207, -3.78411342847e-7, 1.84397929641e-10, -20934.5947878,
          -19.3451470276,
        ],
        [1.8983679, 0.041203037, 0.000012312175, -3.6589501e-8, 1.5042509e-11, -20094.2544532, 18.6675403206],
        [13.546998, 0.028421786, -0.0000094174648, 1.3893589e-9, -7.4212609e-14, -24580.4344532, -47.0327166794],
      ],
    },
    critical: {
      T: 469.7,
      p: 3367518.99474,
      v: 0.00031098612069,
      acentric: 0.25103191268,
    },
    virial: {
      from: 258.335,
      second: [0.746599209235, -1.25960660249, -0.878508004853, 0.306379954651, -0.204411317466, 0.0119183000655],
      third: [0.254355676927, -1.00220930086, 2.09082488977, -0.523508860504, -0.310094739786, 0.0173642059614],
      source:
        'limit of the equation of M. Thol and T. Uhde and E.W. Lemmon and R. Span, Fundamental Equations of State for Hydrocarbons. Part I. n-Pentane, Fluid Phase Equilib., 2019',
    },
    particle: {
      sigma: 5.784e-10,
      epsilon: 341.1,
      source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
    },
    dipole: 0,
    viscosity: {
      from: 258.335,
      to: 650,
      terms: [-0.00966413604565, -0.000455852446295, -0.0121359980038, 0.0833703171256, -0.032175401643],
      source:
        'Sergio E. Quinones-Cisneros and Ulrich K. Deiters, Generalization of the Friction Theory for Viscosity Modeling, J. Phys. Chem. B, 110, 2006, 10.1021/jp0618577',
    },
    conductivity: {
      from: 258.335,
      to: 650,
      terms: [-0.0644147009043, 0.196707563028, -0.0273921637297, -0.021845489497, 0.0351917494973],
      source:
        'Vassiliou, C-M and Assael, MJ and Huber, ML and Perkins, RA, Reference Correlations of the Thermal Conductivity of Cyclopentane, iso-Pentane, and n-Pentane, Journal of Physical and Chemical Reference Data, 44, 2015',
    },
  },
  {
    name: 'Ethylene',
    formula: 'C2H4',
    molarMass: 0.0280532,
    heat: {
      from: 200,
      upTo: [450, 1000, 6000],
      rows: [
        [
          6.20302525315, -0.0330245685797, 0.000159788289574, -2.43805971061e-7, 1.33510037038e-10, 4939.74198034,
          -4.32965848671,
        ],
        [3.95920148, -0.00757052247, 0.0000570990292, -6.91588753e-8, 2.69884373e-11, 5094.14579729, 4.10849064258],
        [3.99182761, 0.010483391, -0.00000371721385, 5.94628514e-10, -3.53630526e-14, 4273.02805729, -0.257892468417],
      ],
    },
    critical: {
      T: 282.35,
      p: 5041800,
      v: 0.000130945481703,
      acentric: 0.0866,
    },
    virial: {
      from: 180,
      second: [0.351676917639, -0.112693171308, -2.48076062653, 1.34063994486, -0.314631132285, 0.0211736319555],
      third: [0.143718467408, -0.0616371933778, -0.14907477835, 0.902779988369, -0.34675271466, -0.0283215812044],
      source:
        'limit of the equation of J. Smukala and R. Span and W. Wagner, New Equation of State for Ethylene Covering the Fluid Region for Temperatures From the Melting Line to 450 K at Pressures up to 300 MPa, J. Phys. Chem. Ref. Data, 29, 2000, 10.1063/1.1329318',
    },
    particle: {
      sigma: 4.163e-10,
      epsilon: 224.7,
      source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
    },
    dipole: 0,
    viscosity: {
      from: 263.88,
      to: 446.18,
      terms: [-0.0014683903455, -0.000230684328334, 0.041993159966],
      source: 'VDI Heat Atlas (2010), section D3',
    },
    conductivity: {
      from: 263.88,
      to: 446.18,
      terms: [-0.058682502498, 0.0891471283612, 0.0405611432214],
      source: 'VDI Heat Atlas (2010), section D3',
    },
  },
  {
    name: 'Propylene',
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
  },
  {
    name: 'Acetylene',
    formula: 'C2H2',
    molarMass: 0.0260373,
    heat: {
      from: 200,
      upTo: [1000, 6000],
      rows: [
        [0.808681094, 0.0233615629, -0.0000355171815, 2.80152437e-8, -8.50072974e-12, 26428.9807, 13.9397051],
        [4.65878504, 0.00488396547, -0.00000160828775, 2.46974226e-10, -1.3860568e-14, 25759.4044, -3.99834772],
      ],
    },
    critical: {
      T: 309.2,
      p: 6250000,
      v: 0.0001129,
      acentric: 0.19,
    },
    virial: {
      from: 200,
      second: [0.570557986009, -1.20230222525, -0.275472943242, -0.336899656834, -1.32624443015e-11, -0.0077493843416],
      third: [],
      source: 'C. Tsonopoulos, AIChE J. 20 (1974) 263',
    },
    particle: {
      sigma: 4.033e-10,
      epsilon: 231.8,
      source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
    },
    dipole: 0,
  },
  {
    name: 'Carbonyl sulfide',
    formula: 'COS',
    molarMass: 0.060075,
    heat: {
      from: 200,
      upTo: [650, 1000, 5000],
      rows: [
        [
          1.73080590725, 0.0172227573021, -0.0000268471431677, 2.10028910937e-8, -5.98321947957e-12, -17728.5456005,
          13.8763812714,
        ],
        [2.4625321, 0.011947992, -0.00001379437, 8.0707736e-9, -1.8327653e-12, -17803.944778, 10.8068171445],
        [5.2392, 0.0024100584, -9.6064522e-7, 1.7778347e-10, -1.2235704e-14, -18480.412778, -3.07679054554],
      ],
    },
    critical: {
      T: 378.77,
      p: 6370000,
      v: 0.000134952766532,
      acentric: 0.0978,
    },
    virial: {
      from: 208.3235,
      second: [0.486699426753, -0.861852807918, -1.108705083, 0.381660210823, -0.126491343873, 0.00504330244644],
      third: [0.0551367558937, 0.547958851206, -0.35168400679, 0.144583526441, -0.0151710641098, 0.000522835491249],
      source:
        'limit of the equation of E.W. Lemmon and R. Span, Short Fundamental Equations of State for 20 Industrial Fluids, J. Chem. Eng. Data, 51, 2006, 10.1021/je050186n',
    },
    particle: {
      sigma: 4.13e-10,
      epsilon: 336,
      source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
    },
    dipole: 0.71,
  },
  {
    name: 'Sulfur hexafluoride',
    formula: 'SF6',
    molarMass: 0.1460554,
    heat: {
      from: 223.555,
      upTo: [625, 1000, 5000],
      rows: [
        [
          -4.03512478344, 0.0837239459741, -0.000128290395818, 8.65742130615e-8, -1.81022757839e-11, -148339.163753,
          38.0665684904,
        ],
        [-3.8388088, 0.083221721, -0.00013181689, 9.9636154e-8, -2.9248767e-11, -148362.454652, 37.1676153687],
        [15.16295, 0.0043842318, -0.0000019486337, 3.8247196e-10, -2.760505e-14, -152265.694652, -54.4092466313],
      ],
    },
    critical: {
      T: 318.7232,
      p: 3754983,
      v: 0.000196760634784,
      acentric: 0.21,
    },
    virial: {
      from: 223.555,
      second: [0.397545542043, -0.162938997995, -1.98040071425, 0.697077488011, -0.158545981988, 0.00777213552914],
      third: [0.464789691601, -0.435529478234, -0.666557208988, 1.44840114894, -0.235502530063, -0.12939117678],
      source:
        'limit of the equation of C. Guder and W. Wagner, A Reference Equation of State for the Thermodynamic Properties of Sulfur Hexafluoride SF6 for Temperatures from the Melting Line to 625 K and Pressures up to 150 MPa, J. Phys. Chem. Ref. Data, 38, 2009, 10.1063/1.3037344',
    },
    particle: {
      sigma: 5.128e-10,
      epsilon: 222.1,
      source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
    },
    dipole: 0,
    viscosity: {
      from: 223.555,
      to: 625,
      terms: [-0.0102213448049, -0.0674409602011, 0.129890933205, -0.0722924455225, 0.000643220960639],
      source:
        'S.E. Quinones-Cisneros and M.L. Huber and U.K. Deiters, Correlation for the Viscosity of Sulfur Hexafluoride (SF6) from the Triple Point to 1000 K and Pressures to 50 MPa, J. Phys. Chem. Ref. Data, 41, 2012, 10.1063/1.3702441',
    },
    conductivity: {
      from: 223.555,
      to: 625,
      terms: [-0.0680220513077, 0.0478912737068, 0.00767619895624, -0.0499919359971, 0.045924152154],
      source:
        'M. J. Assael and I. A. Koini and K. D. Antoniadis and M. L. Huber and I. M. Abdulagatov and R. A. Perkins, Reference Correlation of the Thermal Conductivity of Sulfur Hexafluoride from the Triple Point to 1000 K and up to 150 MPa, J. Phys. Chem. Ref. Data, 41, 2012, 10.1063/1.4708620',
    },
  },
  {
    name: 'Benzene',
    formula: 'C6H6',
    molarMass: 0.0781118,
    heat: {
      from: 278.674,
      upTo: [725, 1000, 6000],
      rows: [
        [
          -0.298822082332, 0.0159924243658, 0.000110716997623, -2.0084018174e-7, 1.04056491918e-10, 8715.99760401,
          25.9552966687,
        ],
        [0.503469664, 0.0185142363, 0.0000737864409, -1.18106127e-7, 5.07182527e-11, 8585.01428596, 21.7234783717],
        [11.0771708, 0.0207067895, -0.000007516251, 1.22209416e-9, -7.35312513e-14, 4342.23530596, -39.9363962283],
      ],
    },
    critical: {
      T: 562.02,
      p: 4894000,
      v: 0.000256278831369,
      acentric: 0.21083697327,
    },
    virial: {
      from: 309.111,
      second: [0.752374523671, -1.35770927478, -0.724495575684, 0.229663676664, -0.179548483066, 0.0104977278087],
      third: [-0.0074219942461, 0.411219147043, 0.187266740164, 0.298901739462, -0.333226246376, 0.0186714978868],
      source:
        'limit of the equation of M. Thol and E.W. Lemmon and R. Span, Equation of state for benzene for temperatures from the melting line up to 725 K with pressures up to 500 MPa, High Temperatures-High Pressures, 41, 2012',
    },
    particle: {
      sigma: 5.349e-10,
      epsilon: 412.3,
      source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
    },
    dipole: 0,
    viscosity: {
      from: 309.111,
      to: 725,
      terms: [0.00552906865957, -0.0475109478813, -0.053360457947, 0.157683834252, -0.0421078646815],
      source:
        'S. Avgeri and M. J. Assael and M. L. Huber and R. A. Perkins, Reference Correlation of the Viscosity of Benzene from the Triple Point to 675 K and up to 300 MPa, J. Phys. Chem. Ref. Data, 43, 2014, 10.1063/1.4892935',
    },
    conductivity: {
      from: 309.111,
      to: 725,
      terms: [-0.0235401943749, 0.0485710395128, -0.142114924113, 0.14986205112, -0.0500809410028],
      source:
        'M.J. Assael and E. Mihailidou and M.L. Huber and R.A. Perkins, Reference Correlation of the Thermal Conductivity of Benzene from the Triple Point to 725 K and up to 500 MPa, J. Phys. Chem. Ref. Data, 41, 2012, 10.1063/1.4755781',
    },
  },
  {
    name: 'Toluene',
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
  },
]
