/** What may be asked of the product services, which stand apart from the suite under prefixes of their own. */

import { z } from 'zod'
import { textUpTo } from '../validation/schemas'
import { endpoint } from './endpoint'

/** That the service answers, and whom it takes the caller for. */
const status = z.object({ Status: textUpTo(100), User: textUpTo(200).nullish() })

const entry = { name: 'status', method: 'GET', path: '/status', response: status } as const

export const mistStatus = endpoint({ ...entry, api: 'mist', name: 'mistStatus', access: ['nimbus'] })

export const segmentedProgramStatus = endpoint({
  ...entry,
  api: 'segmentedProgram',
  name: 'segmentedProgramStatus',
  access: ['seg-prog'],
})

/** The knowledge bridge is not told who asks. */
export const knowledgeBridgeStatus = endpoint({
  ...entry,
  api: 'knowledgeBridge',
  name: 'knowledgeBridgeStatus',
  access: 'login',
})
