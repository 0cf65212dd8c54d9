/** Operations of the design service about what is changed and not saved. */
import { z } from 'zod'
import { projectDocument } from '../coils/document/projectDocument'
import { limits } from '../limits'
import { envelope, listEnvelope } from './envelope'
import { operation } from './operation'

const service = 'DesignService.svc'
const access = ['enterprise'] as const

const id = z.uuid()

/** One page that a project is worked on, from when it was opened: its changes are kept beside those of others. */
const sitting = z.uuid()

/** Keeps what the caller has changed and not saved; without `id` of a project that was never saved. */
export const KeepDraft = operation({
  service,
  name: 'KeepDraft',
  method: 'POST',
  changes: 'work',
  access,
  bodyLimit: limits.body.document,
  request: z.strictObject({ id: id.optional(), sitting, version: z.int().optional(), document: projectDocument }),
  response: envelope(z.null()),
})

/** The caller's own unsaved changes of a project, those of each sitting, the newest first. */
export const ListDrafts = operation({
  service,
  name: 'ListDrafts',
  method: 'POST',
  changes: 'nothing',
  access,
  request: z.strictObject({ id: id.optional() }),
  response: listEnvelope(z.object({ Sitting: sitting, KeptAt: z.string(), Tag: z.string() })),
})

/** The caller's own unsaved changes of one sitting, where there are any. */
export const OpenDraft = operation({
  service,
  name: 'OpenDraft',
  method: 'POST',
  changes: 'nothing',
  access,
  request: z.strictObject({ id: id.optional(), sitting }),
  response: envelope(z.object({ Version: z.int().nullable(), Document: projectDocument }).nullable()),
})

/** Forgets the caller's unsaved changes of one sitting. */
export const DropDraft = operation({
  service,
  name: 'DropDraft',
  method: 'POST',
  changes: 'work',
  access,
  request: z.strictObject({ id: id.optional(), sitting }),
  response: envelope(z.null()),
})
