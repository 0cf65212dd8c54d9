/** Pressure drop of two phases. Registry entries of this folder, in the order shown. */
import { accelerationDropCorrelation } from './accelerationDrop'
import { bankoffCorrelation } from './bankoff'
import { baroczyChisholmCorrelation } from './baroczyChisholm'
import { beattieWhalleyCorrelation } from './beattieWhalley'
import { beggsBrillCorrelation } from './beggsBrill'
import { chenFriedelCorrelation } from './chenFriedel'
import { chisholmCorrelation } from './chisholm'
import { choiDropCorrelation } from './choiDrop'
import { choiKedzierskiDomanskiCorrelation } from './choiKedzierskiDomanski'
import { cicchittiCorrelation } from './cicchitti'
import { domanskiHermesCorrelation } from './domanskiHermes'
import { duklerCorrelation } from './dukler'
import { fourarBoriesCorrelation } from './fourarBories'
import { friedelCorrelation } from './friedel'
import { gearyCorrelation } from './geary'
import { gravityGradientCorrelation } from './gravityGradient'
import { gronnerudCorrelation } from './gronnerud'
import { homogeneousBendCorrelation } from './homogeneousBend'
import { homogeneousFrictionCorrelation } from './homogeneousFriction'
import { hwangKimCorrelation } from './hwangKim'
import { jungRadermacherCorrelation } from './jungRadermacher'
import { kimMudawarCorrelation } from './kimMudawar'
import { linKwokCorrelation } from './linKwok'
import { lockhartMartinelliCorrelation } from './lockhartMartinelli'
import { lombardiPedrocchiCorrelation } from './lombardiPedrocchi'
import { mcAdamsCorrelation } from './mcAdams'
import { mishimaHibikiCorrelation } from './mishimaHibiki'
import { muellerSteinhagenHeckCorrelation } from './muellerSteinhagenHeck'
import { oilFrictionCorrelation } from './oilFriction'
import { souzaPimentaCorrelation } from './souzaPimenta'
import { theissingCorrelation } from './theissing'
import { tranCorrelation } from './tran'
import { wangChiangLuCorrelation } from './wangChiangLu'
import { xuFangCorrelation } from './xuFang'
import { yuFranceCorrelation } from './yuFrance'
import { zhangHibikiMishimaCorrelation } from './zhangHibikiMishima'
import { zhangWebbCorrelation } from './zhangWebb'

export const frictionCorrelations = [
  mcAdamsCorrelation,
  cicchittiCorrelation,
  duklerCorrelation,
  beattieWhalleyCorrelation,
  fourarBoriesCorrelation,
  linKwokCorrelation,
  muellerSteinhagenHeckCorrelation,
  friedelCorrelation,
  gronnerudCorrelation,
  chisholmCorrelation,
  baroczyChisholmCorrelation,
  lockhartMartinelliCorrelation,
  bankoffCorrelation,
  xuFangCorrelation,
  kimMudawarCorrelation,
  jungRadermacherCorrelation,
  wangChiangLuCorrelation,
  theissingCorrelation,
  zhangWebbCorrelation,
  mishimaHibikiCorrelation,
  zhangHibikiMishimaCorrelation,
  hwangKimCorrelation,
  tranCorrelation,
  chenFriedelCorrelation,
  lombardiPedrocchiCorrelation,
  yuFranceCorrelation,
  homogeneousFrictionCorrelation,
  souzaPimentaCorrelation,
  choiKedzierskiDomanskiCorrelation,
  choiDropCorrelation,
  accelerationDropCorrelation,
  gravityGradientCorrelation,
  beggsBrillCorrelation,
  domanskiHermesCorrelation,
  gearyCorrelation,
  homogeneousBendCorrelation,
  oilFrictionCorrelation,
] as const
