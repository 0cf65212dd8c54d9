/** Gases at low pressure, in their order of choice. Written by scripts/gasData.ts. */
import type { GasData } from '../gasData'
import { acetone } from './acetone'
import { acetylene } from './acetylene'
import { ammonia } from './ammonia'
import { argon } from './argon'
import { benzene } from './benzene'
import { carbonDioxide } from './carbonDioxide'
import { carbonMonoxide } from './carbonMonoxide'
import { carbonTetrafluoride } from './carbonTetrafluoride'
import { carbonylSulfide } from './carbonylSulfide'
import { chlorine } from './chlorine'
import { cyclohexane } from './cyclohexane'
import { dimethylEther } from './dimethylEther'
import { ethane } from './ethane'
import { ethanol } from './ethanol'
import { ethylene } from './ethylene'
import { helium } from './helium'
import { hydrogen } from './hydrogen'
import { hydrogenChloride } from './hydrogenChloride'
import { hydrogenSulfide } from './hydrogenSulfide'
import { isobutane } from './isobutane'
import { krypton } from './krypton'
import { methane } from './methane'
import { methanol } from './methanol'
import { nButane } from './nButane'
import { neon } from './neon'
import { nHeptane } from './nHeptane'
import { nHexane } from './nHexane'
import { nitricOxide } from './nitricOxide'
import { nitrogen } from './nitrogen'
import { nitrogenDioxide } from './nitrogenDioxide'
import { nitrousOxide } from './nitrousOxide'
import { nPentane } from './nPentane'
import { oxygen } from './oxygen'
import { propane } from './propane'
import { propylene } from './propylene'
import { sulfurDioxide } from './sulfurDioxide'
import { sulfurHexafluoride } from './sulfurHexafluoride'
import { toluene } from './toluene'
import { waterVapor } from './waterVapor'
import { xenon } from './xenon'

export const gasData: readonly GasData[] = [
  nitrogen,
  oxygen,
  argon,
  helium,
  neon,
  krypton,
  xenon,
  hydrogen,
  carbonMonoxide,
  carbonDioxide,
  sulfurDioxide,
  nitricOxide,
  nitrogenDioxide,
  nitrousOxide,
  ammonia,
  waterVapor,
  hydrogenSulfide,
  hydrogenChloride,
  chlorine,
  methane,
  ethane,
  propane,
  nButane,
  isobutane,
  nPentane,
  ethylene,
  propylene,
  acetylene,
  carbonylSulfide,
  sulfurHexafluoride,
  benzene,
  toluene,
  nHexane,
  nHeptane,
  cyclohexane,
  carbonTetrafluoride,
  methanol,
  ethanol,
  acetone,
  dimethylEther,
]
