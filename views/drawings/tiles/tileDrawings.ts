import type { ComponentType } from 'react'
import type { TileName } from '../../../shared/routes'
import { AirCooler } from './AirCooler'
import { Circuitry } from './Circuitry'
import { Coil } from './Coil'
import { Economizer } from './Economizer'
import { GasMix } from './GasMix'
import { Mist } from './Mist'
import { Monitors } from './Monitors'
import { PartnerEconomizer } from './PartnerEconomizer'
import { Projects } from './Projects'
import { Segments } from './Segments'
import { Settings } from './Settings'
import { StackEconomizer } from './StackEconomizer'

/** The drawing on the tile of each tool. */
export const tileDrawings: Readonly<Record<TileName, ComponentType>> = {
  enterprise: Coil,
  economizer: Economizer,
  aircooler: AirCooler,
  engineering: GasMix,
  segmentedProgram: Segments,
  circuitryBuilder: Circuitry,
  cleaverBrooks: PartnerEconomizer,
  hurstBoiler: StackEconomizer,
  nimbus: Mist,
  rAndD: Projects,
  admin: Settings,
  commandCenter: Monitors,
}
