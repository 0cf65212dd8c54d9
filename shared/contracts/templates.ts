/** Operations of the design service about templates: coils to start from. */
import { z } from 'zod'
import { permissions } from '../access/permissionGroups'
import { projectCoil } from '../coils/document/projectDocument'
import { limits } from '../limits'
import { requiredText, textUpTo } from '../validation/schemas'
import { envelope, listEnvelope } from './envelope'
import { operation } from './operation'

const service = 'DesignService.svc'
const access = ['enterprise'] as const

const id = z.uuid()

/** How many there are of what was asked for: the list may have fewer. */
export const foundInAll = z.object({ Found: z.int() }).nullish()

/** A template in a list. */
export const templateSummary = z.object({
  Id: id,
  Name: z.string(),
  /** Whether the members of its owner's groups have it. */
  IsShared: z.boolean(),
  ChangedAt: z.string(),
  ChangedBy: z.string(),
  OwnerName: z.string(),
  Permission: z.enum(permissions),
})

export const templateCoil = projectCoil.omit({ id: true })

const templateList = listEnvelope(templateSummary).extend({ Item: foundInAll })

/** The caller's templates and those shared with the caller, by name. */
export const ListTemplates = operation({
  service,
  name: 'ListTemplates',
  method: 'GET',
  access,
  request: z.strictObject({}),
  response: templateList,
})

/** Those of them with the text in their name, or in the name of their owner. */
export const FindTemplates = operation({
  service,
  name: 'FindTemplates',
  method: 'POST',
  changes: 'nothing',
  access,
  request: z.strictObject({ text: textUpTo(limits.projectName) }),
  response: templateList,
})

/** A template with its coil. One that is not shared with the caller answers exactly as a missing one. */
export const OpenTemplate = operation({
  service,
  name: 'OpenTemplate',
  method: 'POST',
  changes: 'nothing',
  access,
  request: z.strictObject({ id }),
  response: envelope(templateSummary.extend({ Coil: templateCoil })),
})

/** Saves a coil as a template: a new one without `id`. */
export const SaveTemplate = operation({
  service,
  name: 'SaveTemplate',
  method: 'POST',
  changes: 'work',
  access,
  request: z.strictObject({
    id: id.optional(),
    name: requiredText('Name', limits.projectName),
    coil: templateCoil,
  }),
  response: envelope(templateSummary),
})

/** Shares a template with the owner's groups, or takes it back; for its owner alone. */
export const ShareTemplate = operation({
  service,
  name: 'ShareTemplate',
  method: 'POST',
  changes: 'rights',
  access,
  request: z.strictObject({ id, isShared: z.boolean() }),
  response: envelope(templateSummary),
})

/** Deletes a template, by its owner or a member of the owner's group Full Access. */
export const DeleteTemplate = operation({
  service,
  name: 'DeleteTemplate',
  method: 'POST',
  changes: 'work',
  access,
  request: z.strictObject({ id }),
  response: envelope(z.null()),
})
