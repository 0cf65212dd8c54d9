/** Dimethyl ether at low pressure. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'

export const dimethylEther: GasData = {
  name: 'Dimethyl ether',
  key: 'CH3OCH3',
  formula: 'CH3OCH3',
  molarMass: 0.04606844,
  heat: {
    from: 200,
    upTo: [525],
    rows: [
      [
        5.21485138776, -0.000799819039727, 0.0000437776867647, -3.50316925298e-8, -2.45326579209e-12, -1835.65222828,
        0.93546189043,
      ],
    ],
    source:
      'ideal part of the equation of Jiangtao Wu and Yong Zhou and Eric W. Lemmon, An Equation of State for the Thermodynamic Properties of Dimethyl Ether, J. Phys. Chem. Ref. Data, 40, 2011, 10.1063/1.3582533',
  },
  critical: {
    T: 400.378,
    p: 5336800,
    v: 0.00016835016835,
    acentric: 0.196,
  },
  virial: {
    from: 220.2079,
    second: [0.346291881292, -0.297554674751, -2.29060753893, 1.29629083011, -0.394842421065, 0.0140568334049],
    third: [-0.126121975203, 1.81285494438, -1.6868549736, 1.42073190184, -0.587186812546, 0.0204049353764],
    source:
      'limit of the equation of Jiangtao Wu and Yong Zhou and Eric W. Lemmon, An Equation of State for the Thermodynamic Properties of Dimethyl Ether, J. Phys. Chem. Ref. Data, 40, 2011, 10.1063/1.3582533',
  },
  particle: {
    sigma: 4.467038614e-10,
    epsilon: 317.936949099,
    source: 'estimated: T.-H. Chung et al., Ind. Eng. Chem. Res. 27 (1988) 671',
  },
  dipole: 0,
  viscosity: {
    from: 220.2079,
    to: 525,
    terms: [-0.0421006969329, -0.201592612225, 0.547278945593, 0.092221505437, -0.0326943105279],
    source:
      'Xianyang Meng and Jianbo Zhang and Jiangtao Wu and Zhigang Liu, Experimental Measurement and Modeling of the Viscosity of Dimethyl Ether, J. Chem. Eng. Data, 57, 2012, 10.1021/je201297j',
  },
  conductivity: {
    from: 317.18,
    to: 505.47,
    terms: [-0.136853129136, 0.304639633867, -0.193690662513],
    source: 'VDI Heat Atlas (2010), section D3',
  },
}
