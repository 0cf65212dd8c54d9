import type { PageContextServer } from 'vike/types'
import { gasData } from '../../views/widgets/gas-workbench/gasData.server'

export const data = (context: PageContextServer) => gasData(context)
