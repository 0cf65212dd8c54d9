/** Void fraction. Registry entries of this folder, in the order shown. */
import { armandCorrelation } from './armand'
import { baroczyCorrelation } from './baroczy'
import { chisholmVoidCorrelation } from './chisholmVoid'
import { domanskiDidionCorrelation } from './domanskiDidion'
import { fauskeCorrelation } from './fauske'
import { grahamCorrelation } from './graham'
import { homogeneousCorrelation } from './homogeneous'
import { huqLothCorrelation } from './huqLoth'
import { martinelliParameterCorrelation } from './martinelliParameter'
import { premoliCorrelation } from './premoli'
import { rouhaniAxelsson1Correlation } from './rouhaniAxelsson1'
import { rouhaniAxelsson2Correlation } from './rouhaniAxelsson2'
import { rouhaniSteinerCorrelation } from './rouhaniSteiner'
import { smithCorrelation } from './smith'
import { sunDuffeyPengCorrelation } from './sunDuffeyPeng'
import { tandonVarmaGuptaCorrelation } from './tandonVarmaGupta'
import { thomCorrelation } from './thom'
import { turnerWallisCorrelation } from './turnerWallis'
import { woldesemayatGhajarCorrelation } from './woldesemayatGhajar'
import { xuFangVoidCorrelation } from './xuFangVoid'
import { yasharCorrelation } from './yashar'
import { ziviCorrelation } from './zivi'

export const voidCorrelations = [
  homogeneousCorrelation,
  ziviCorrelation,
  smithCorrelation,
  fauskeCorrelation,
  chisholmVoidCorrelation,
  turnerWallisCorrelation,
  thomCorrelation,
  baroczyCorrelation,
  armandCorrelation,
  premoliCorrelation,
  tandonVarmaGuptaCorrelation,
  domanskiDidionCorrelation,
  grahamCorrelation,
  yasharCorrelation,
  huqLothCorrelation,
  rouhaniAxelsson1Correlation,
  rouhaniAxelsson2Correlation,
  sunDuffeyPengCorrelation,
  xuFangVoidCorrelation,
  woldesemayatGhajarCorrelation,
  martinelliParameterCorrelation,
  rouhaniSteinerCorrelation,
] as const
