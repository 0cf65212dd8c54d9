import type { PageContextServer } from 'vike/types'
import { airCoolerData } from '../../views/widgets/air-cooler-workbench/airCoolerData.server'

export const data = (context: PageContextServer) => airCoolerData(context)
