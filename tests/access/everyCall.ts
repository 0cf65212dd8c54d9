/** Every operation of the contracts, and every row of the approved matrix, for what asks one layer by itself. */
import { contracts } from '../../shared/contracts'
import type { Operation } from '../../shared/contracts/operation'
import { companyOperations, operations, profileOperations } from './matrix'

export const operationRows = [...operations, ...profileOperations, ...companyOperations]
export const everyOperation = Object.values(contracts).flatMap(service => Object.values(service)) as Operation[]
export const addressOf = ({ service, name }: Operation) => `${service}/${name}`

/** Of the right form; no record has it. */
export const noRecordsId = '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11'
