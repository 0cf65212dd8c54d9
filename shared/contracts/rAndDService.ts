/** The R and D service, which issues the token of the R and D API. */
import { z } from 'zod'
import { envelope } from './envelope'
import { nothing, operation } from './operation'

/** Gives a token for the R and D API. The gateway keeps it in the session; the browser is told only that it worked. */
export const Auth = operation({
  service: 'RandDService.svc',
  name: 'Auth',
  method: 'GET',
  access: ['r-and-d'],
  request: nothing,
  response: envelope(z.string()),
})
