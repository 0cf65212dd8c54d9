import { limits } from '../../config/limits'
import type { ServiceCall } from '../service'
import type { ToolParts } from './toolDefinition'

const { perPerson, windowMinutes } = limits.documents

/**
 * Counts a report or workbook of the caller, because each costs time and disk space. Returns false beyond the limit.
 */
export function mayMakeDocument({ throttle }: Pick<ToolParts, 'throttle'>, call: ServiceCall): Promise<boolean> {
  return throttle.take(`document:person:${call.requireCaller().id}`, { max: perPerson, windowMinutes })
}
