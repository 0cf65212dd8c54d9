import type { PageContextServer } from 'vike/types'
import { economizerData } from '../../views/widgets/economizer-workbench/economizerData.server'

export const data = (context: PageContextServer) => economizerData(context, 'hurstBoiler')
