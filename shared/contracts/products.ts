/** Calls of the product services, which are separate from the suite and have their own path prefixes. */

import { z } from 'zod'
import { climates } from '../mist/climates/climates'
import { textUpTo } from '../validation/schemas'
import { endpoint } from './endpoint'

/** Says that the service is up, and which user it sees as the caller. */
const status = z.object({ Status: textUpTo(100), User: textUpTo(200).nullish() })

const entry = { name: 'status', method: 'GET', path: '/status', response: status } as const

export const mistStatus = endpoint({ ...entry, api: 'mist', name: 'mistStatus', access: ['nimbus'] })

/** The places whose typical years the mist product knows, with the design air of each. */
export const mistClimates = endpoint({
  ...{ name: 'mistClimates', api: 'mist', method: 'GET', path: '/climates', access: ['nimbus'] },
  response: climates,
})

export const segmentedProgramStatus = endpoint({
  ...entry,
  api: 'segmentedProgram',
  name: 'segmentedProgramStatus',
  access: ['seg-prog'],
})

/** The numbers of segments of a tube that the program offers. */
export const segmentedProgramChoices = endpoint({
  ...{
    name: 'segmentedProgramChoices',
    api: 'segmentedProgram',
    method: 'GET',
    path: '/choices',
    access: ['seg-prog'],
  },
  response: z.object({ Segments: z.array(z.int().min(1).max(100)).min(1).max(20) }),
})

/** The knowledge bridge does not receive the caller's identity. */
export const knowledgeBridgeStatus = endpoint({
  ...entry,
  api: 'knowledgeBridge',
  name: 'knowledgeBridgeStatus',
  access: 'login',
})
