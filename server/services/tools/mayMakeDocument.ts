import { limits } from '../../config/limits'
import type { ServiceCall } from '../service'
import type { ToolParts } from './toolDefinition'

const { perPerson, windowMinutes } = limits.documents

/** Counts a report or workbook of the caller: each costs time, and a report a file on the disk. False: too many. */
export function mayMakeDocument({ throttle }: Pick<ToolParts, 'throttle'>, call: ServiceCall): Promise<boolean> {
  return throttle.take(`document:person:${call.requireCaller().id}`, { max: perPerson, windowMinutes })
}
