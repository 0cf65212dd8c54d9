/** The saved project: its coils in their order. Versioned; upgraded from earlier kinds by `upgradedDocument`. */

import { z } from 'zod'
import { limits } from '../../limits'
import { textUpTo } from '../../validation/schemas'
import { projectMessages } from '../../wording/projectTexts'
import { coilInput, display, remarks } from './coilDocument'

/** A coil within a project. Its id stays with it as long as the project has it, whatever it is called. */
export const projectCoil = z.strictObject({
  id: z.string().regex(/^[\w-]{1,36}$/),
  tag: textUpTo(limits.tag),
  input: coilInput,
  display,
})

export const projectDocument = z.strictObject({
  kind: z.literal('project'),
  version: z.literal(2),
  coils: z
    .array(projectCoil)
    .min(1)
    .max(limits.projectCoils)
    .refine(coils => new Set(coils.map(({ id }) => id)).size === coils.length, projectMessages.coilTwice),
  remarks,
})

export type ProjectCoil = z.infer<typeof projectCoil>
export type ProjectDocument = z.infer<typeof projectDocument>
