/** Every refrigerant with an equation of its own. Written by scripts/fluidData.ts. */
import type { FluidData } from '../fluidData'
import { r11 } from './r11'
import { r12 } from './r12'
import { r13 } from './r13'
import { r22 } from './r22'
import { r23 } from './r23'
import { r32 } from './r32'
import { r114 } from './r114'
import { r115 } from './r115'
import { r123 } from './r123'
import { r124 } from './r124'
import { r125 } from './r125'
import { r134a } from './r134a'
import { r141b } from './r141b'
import { r142b } from './r142b'
import { r143a } from './r143a'
import { r152a } from './r152a'
import { r161 } from './r161'
import { r170 } from './r170'
import { r218 } from './r218'
import { r227ea } from './r227ea'
import { r236ea } from './r236ea'
import { r236fa } from './r236fa'
import { r245ca } from './r245ca'
import { r245fa } from './r245fa'
import { r290 } from './r290'
import { r404A } from './r404A'
import { r407C } from './r407C'
import { r410A } from './r410A'
import { r507A } from './r507A'
import { r600 } from './r600'
import { r600a } from './r600a'
import { r717 } from './r717'
import { r718 } from './r718'
import { r744 } from './r744'
import { r1224ydZ } from './r1224ydZ'
import { r1233zdE } from './r1233zdE'
import { r1234yf } from './r1234yf'
import { r1234zeE } from './r1234zeE'
import { r1234zeZ } from './r1234zeZ'
import { r1270 } from './r1270'
import { r1336mzzZ } from './r1336mzzZ'

export const refrigerantData: readonly FluidData[] = [
  r11,
  r12,
  r13,
  r22,
  r23,
  r32,
  r114,
  r115,
  r123,
  r124,
  r125,
  r134a,
  r141b,
  r142b,
  r143a,
  r152a,
  r161,
  r170,
  r218,
  r227ea,
  r236ea,
  r236fa,
  r245ca,
  r245fa,
  r290,
  r404A,
  r407C,
  r410A,
  r507A,
  r600,
  r600a,
  r717,
  r718,
  r744,
  r1224ydZ,
  r1233zdE,
  r1234yf,
  r1234zeE,
  r1234zeZ,
  r1270,
  r1336mzzZ,
]
