import type { PageContextServer } from 'vike/types'
import { mistData } from '../../views/widgets/mist-workbench/mistData.server'

export const data = (context: PageContextServer) => mistData(context)
