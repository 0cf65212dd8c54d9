/** Condensing in tubes. Registry entries of this folder, in the order shown. */
import { akersCorrelation } from './akers'
import { boykoKruzhilinCorrelation } from './boykoKruzhilin'
import { cavallini1999Correlation } from './cavallini1999'
import { cavallini2002Correlation } from './cavallini2002'
import { cavallini2006Correlation } from './cavallini2006'
import { cavalliniZecchinCorrelation } from './cavalliniZecchin'
import { chato1962Correlation } from './chato1962'
import { colburnHougenCorrelation } from './colburnHougen'
import { dobsonChatoCorrelation } from './dobsonChato'
import { koyamaYonemotoCorrelation } from './koyamaYonemoto'
import { nusseltPlateCorrelation } from './nusseltPlate'
import { shah1979Correlation } from './shah1979'
import { shah2009Correlation } from './shah2009'
import { silverBellGhalyCorrelation } from './silverBellGhaly'
import { thome2003Correlation } from './thome2003'

export const condensingCorrelations = [
  shah2009Correlation,
  akersCorrelation,
  cavalliniZecchinCorrelation,
  boykoKruzhilinCorrelation,
  nusseltPlateCorrelation,
  dobsonChatoCorrelation,
  cavallini2002Correlation,
  thome2003Correlation,
  chato1962Correlation,
  cavallini1999Correlation,
  koyamaYonemotoCorrelation,
  silverBellGhalyCorrelation,
  colburnHougenCorrelation,
  shah1979Correlation,
  cavallini2006Correlation,
] as const
