import type { PageContextServer } from 'vike/types'
import { circuitryData } from '../../views/widgets/circuitry-workbench/circuitryData.server'

export const data = (context: PageContextServer) => circuitryData(context, 'circuitryBuilder')
