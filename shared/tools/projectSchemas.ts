/** The schemas of a tool's saved work. They refuse unknown fields; `projectKind` upgrades earlier formats first. */
import { z } from 'zod'
import { limits } from '../limits'
import { textUpTo } from '../validation/schemas'
import { projectMessages } from '../wording/projectTexts'
import type { Display, ParticularName } from './project'

const display = z.strictObject({
  system: z.enum(['IP', 'SI']),
  units: z.record(textUpTo(60), textUpTo(20)).default({}),
  compare: z.literal(true).optional(),
}) satisfies z.ZodType<Display>

const particular = textUpTo(limits.projectName).optional()
const forPaper = {
  remarks: textUpTo(limits.remarks).optional(),
  particulars: z
    .strictObject({
      customer: particular,
      engineer: particular,
      location: particular,
      order: particular,
      revision: particular,
    } satisfies Record<ParticularName, z.ZodType>)
    .optional(),
}

/** The schemas of an item, of a document of one item, and of a project, by kind and the schema of the input. */
export function projectSchemas<Input extends z.ZodType>(kind: string, input: Input) {
  const content = {
    tag: textUpTo(limits.tag),
    quantity: z.int().min(1).max(limits.quantity).optional(),
    ...{ input, display },
  }
  const item = z.strictObject({ id: z.string().regex(/^[\w-]{1,36}$/), ...content })
  return {
    item,
    document: z.strictObject({ kind: z.literal(kind), version: z.literal(1), ...content, ...forPaper }),
    project: z.strictObject({
      kind: z.literal('project'),
      of: z.literal(kind),
      version: z.literal(3),
      items: z
        .array(item)
        .min(1)
        .max(limits.projectItems)
        .refine(items => new Set(items.map(({ id }) => id)).size === items.length, projectMessages.itemTwice),
      ...forPaper,
    }),
  }
}
