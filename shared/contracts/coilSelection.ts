/** Operations of the design service: rate a coil, keep it, and make its report. */
import { z } from 'zod'
import { permissions } from '../access/permissionGroups'
import { coilRating } from '../coils/coilRating'
import { coilSearch, coilSearchAnswer, searchStates } from '../coils/coilSearch'
import { coilDocument, coilInput } from '../coils/document/coilDocument'
import { snapshotResults } from '../coils/document/coilSnapshot'
import { projectDocument } from '../coils/document/projectDocument'
import { coilSummary } from '../coils/facts/coilSummary'
import { limits } from '../limits'
import { downloadName } from '../reports/downloadName'
import { email, requiredText, textUpTo } from '../validation/schemas'
import { envelope, listEnvelope } from './envelope'
import { operation } from './operation'
import { foundInAll, templateCoil } from './templates'

export { DropDraft, KeepDraft, ListDrafts, OpenDraft } from './drafts'
export {
  DeleteTemplate,
  FindTemplates,
  ListTemplates,
  OpenTemplate,
  SaveTemplate,
  ShareTemplate,
  templateSummary,
} from './templates'

const service = 'DesignService.svc'
const access = ['enterprise'] as const

const id = z.uuid()

/** A saved project in a list. */
export const projectSummary = z.object({
  Id: id,
  Name: z.string(),
  /** Of its coils, in short. */
  Tag: z.string(),
  Version: z.int(),
  ChangedAt: z.string(),
  ChangedBy: z.string(),
  OwnerName: z.string(),
  /** What the caller may do with it: all of it where it is their own, else what its owner's group permits. */
  Permission: z.enum(permissions),
})

const design = projectSummary.extend({ Document: projectDocument })

/** A field that the engine refuses: where it is in the input, and why. */
export const inputProblem = z.object({ Path: z.string(), Message: z.string() })

/** Rates a coil. An input that the engine refuses comes back as problems at their fields, not as an error. */
export const Rate = operation({
  service,
  name: 'Rate',
  method: 'POST',
  changes: 'nothing',
  access,
  request: z.strictObject({ input: coilInput }),
  response: envelope(z.object({ Rating: coilRating.nullable(), Problems: z.array(inputProblem) })),
})

/** Begins a search for the coils that meet a duty. It ends the caller's search before it. */
export const StartSearch = operation({
  service,
  name: 'StartSearch',
  method: 'POST',
  changes: 'work',
  access,
  request: z.strictObject({ search: coilSearch }),
  response: envelope(z.object({ Id: id.nullable(), Considered: z.int(), Problems: z.array(inputProblem) })),
})

/** How far one of the caller's searches is, and its answer once there is one. */
export const AskSearch = operation({
  service,
  name: 'AskSearch',
  method: 'POST',
  changes: 'nothing',
  access,
  polled: true,
  request: z.strictObject({ id }),
  response: envelope(
    z.object({
      State: z.enum(searchStates),
      /** Coils that are dealt with, of how many. */
      Done: z.int(),
      Considered: z.int(),
      /** While it waits: searches that come before it, whoever asked for them. */
      Before: z.int(),
      Answer: coilSearchAnswer.nullable(),
    }),
  ),
})

/** Ends one of the caller's searches before its time. */
export const StopSearch = operation({
  service,
  name: 'StopSearch',
  method: 'POST',
  changes: 'work',
  access,
  request: z.strictObject({ id }),
  response: envelope(z.null()),
})

/** Rates many coils. Each has its own rating in short, or what the engine refuses in it. */
export const RateMany = operation({
  service,
  name: 'RateMany',
  method: 'POST',
  changes: 'nothing',
  access,
  bodyLimit: limits.body.document,
  request: z.strictObject({ inputs: z.array(coilInput).min(1).max(limits.projectCoils) }),
  response: listEnvelope(z.object({ Rating: coilSummary.nullable(), Problems: z.array(inputProblem) })),
})

/** Reads the text of a project's file and gives the project, brought up to date; or says what is wrong, and where. */
export const CheckProject = operation({
  service,
  name: 'CheckProject',
  method: 'POST',
  changes: 'nothing',
  access,
  bodyLimit: limits.body.document,
  request: z.strictObject({ text: z.string().min(1) }),
  response: envelope(projectDocument),
})

const projectList = listEnvelope(projectSummary).extend({ Item: foundInAll })

/** The caller's saved designs and those shared with the caller, the last changed first. */
export const ListProjects = operation({
  service,
  name: 'ListProjects',
  method: 'GET',
  access,
  request: z.strictObject({}),
  response: projectList,
})

/** Those of them with the text in their name or tag, or in the name of their owner. */
export const FindProjects = operation({
  service,
  name: 'FindProjects',
  method: 'POST',
  changes: 'nothing',
  access,
  request: z.strictObject({ text: textUpTo(limits.projectName) }),
  response: projectList,
})

/** One saved design. One that is not shared with the caller answers exactly as a missing one. */
export const OpenProject = operation({
  service,
  name: 'OpenProject',
  method: 'POST',
  changes: 'nothing',
  access,
  request: z.strictObject({ id }),
  response: envelope(design),
})

/** Saves a design: new without `id`; otherwise only if `version` is still the saved one, so that no change is overwritten unseen. */
export const SaveProject = operation({
  service,
  name: 'SaveProject',
  method: 'POST',
  changes: 'work',
  access,
  bodyLimit: limits.body.document,
  request: z.strictObject({
    id: id.optional(),
    version: z.int().optional(),
    name: requiredText('Name', limits.projectName),
    note: textUpTo(limits.note).optional(),
    document: projectDocument,
  }),
  response: envelope(design),
})

/** Deletes a saved design, by its owner or a member of the owner's group Full Access. */
export const DeleteProject = operation({
  service,
  name: 'DeleteProject',
  method: 'POST',
  changes: 'work',
  access,
  request: z.strictObject({ id }),
  response: envelope(z.null()),
})

/** A saved version of a project in a list. */
export const versionSummary = z.object({
  Version: z.int(),
  Name: z.string(),
  Tag: z.string(),
  Note: z.string(),
  ChangedAt: z.string(),
  ChangedBy: z.string(),
})

/** Every version of a project that is kept, the newest first. */
export const ListVersions = operation({
  service,
  name: 'ListVersions',
  method: 'POST',
  changes: 'nothing',
  access,
  request: z.strictObject({ id }),
  response: listEnvelope(versionSummary),
})

/** A project as it was in one version, and which version is the newest. */
export const OpenVersion = operation({
  service,
  name: 'OpenVersion',
  method: 'POST',
  changes: 'nothing',
  access,
  request: z.strictObject({ id, version: z.int() }),
  response: envelope(design.extend({ Note: z.string(), Newest: z.int() })),
})

/** Saves an old version as the newest, if `newest` still is; for whoever may save the project. */
export const RestoreVersion = operation({
  service,
  name: 'RestoreVersion',
  method: 'POST',
  changes: 'work',
  access,
  request: z.strictObject({ id, version: z.int(), newest: z.int() }),
  response: envelope(design),
})

/** Keeps a coil, with what it gives now, for a link that re-opens it. The same coil always has the same link. */
export const KeepLink = operation({
  service,
  name: 'KeepLink',
  method: 'POST',
  changes: 'work',
  access,
  request: z.strictObject({ coil: templateCoil }),
  response: envelope(z.object({ Hash: z.string() })),
})

/** The coil of a link and what it gave when the link was made; for the people of the company that made it. */
export const OpenLink = operation({
  service,
  name: 'OpenLink',
  method: 'POST',
  changes: 'nothing',
  access,
  request: z.strictObject({ hash: z.string().regex(/^[0-9a-f]{32}$/) }),
  response: envelope(
    z.object({ Coil: templateCoil, Results: snapshotResults, MadeAt: z.string(), MadeBy: z.string() }),
  ),
})

/** What can be put on paper: one coil, or a project of several. */
const printable = z.union([coilDocument, projectDocument])

/** What names a report: its folder. */
export const reportName = z.string().regex(/^[0-9a-f]{32}$/)

/** What is posted to have a report as a workbook: the report itself, or a coil that is in none. */
export const exportParameters = z.union([
  z.strictObject({ report: reportName }),
  z.strictObject({ title: requiredText('Title', limits.projectName), document: printable }),
])

/** The descriptor of a made report, which the report screen shows; kept in the session, across screens. */
export const reportDescriptor = z.object({
  ReportTitle: z.string(),
  FolderName: z.string(),
  FileName: z.string(),
  /** It was asked for in a window of its own, which the browser has opened already. */
  OpenInNewWindow: z.boolean().optional(),
  /** Absent where it cannot be exported. */
  ExportParameters: exportParameters.optional(),
  /** Only holders of the special role may export it. */
  RequiresSRC: z.boolean().optional(),
})

export type ReportDescriptor = z.infer<typeof reportDescriptor>

/** Makes the PDF report of a coil or a project and keeps it for the caller. */
export const CreateReport = operation({
  service,
  name: 'CreateReport',
  method: 'POST',
  changes: 'work',
  access,
  bodyLimit: limits.body.document,
  request: z.strictObject({
    title: requiredText('Title', limits.projectName),
    document: printable,
    /** A submittal, where nothing else is said. */
    kind: z.enum(['submittal', 'performance']).optional(),
    openInNewWindow: z.boolean().optional(),
  }),
  response: envelope(reportDescriptor),
})

/** Mails a report to those whom its maker names. Never in the name of somebody that another person acts as. */
export const SendReport = operation({
  service,
  name: 'SendReport',
  method: 'POST',
  changes: 'messages',
  access,
  refuses: ['impersonated'],
  request: z.strictObject({
    report: reportName,
    to: z.array(email).min(1).max(limits.reportMail.addresses),
    note: textUpTo(limits.reportMail.note),
  }),
  /** The number that stands in the report, and whom it went out to. */
  response: envelope(z.object({ Reference: z.string(), To: z.array(z.string()) })),
})

/** A coil as a workbook of its inputs and results. Of a report, only for its maker, and who holds the role it asks for. */
export const ExportToExcel = operation({
  service,
  name: 'ExportToExcel',
  method: 'POST',
  changes: 'nothing',
  access,
  bodyLimit: limits.body.document,
  request: exportParameters,
  response: envelope(
    z.object({ Data: z.base64(), FileName: z.string().transform(name => downloadName(name, '.xlsx')) }),
  ),
})
