/** Variables of the port that serves the built-in services to other nodes. */
import { z } from 'zod'

export const servicePortVariables = {
  SERVICE_PORT: {
    schema: z.coerce.number().int().min(0).max(65535).optional(),
    about: 'Also serves the built-in services on this port of loopback, for nodes that reach them by reverse proxy.',
    example: '8081',
  },
  SERVICE_HOSTS: {
    schema: z
      .string()
      .transform(text => text.split(',').map(part => part.trim()))
      .pipe(z.array(z.hostname()))
      .default([]),
    about:
      'Names beside those of loopback that the service port is asked by, by commas: where a reverse proxy keeps the name it was asked by.',
    example: 'services.internal',
  },
} as const
