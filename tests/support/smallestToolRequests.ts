/** One valid request for each operation that every tool has, made from one item of the tool. */
import type { Content, ItemDocument, Project } from '../../shared/tools/project'

interface SmallestOfTool<Input> {
  item: Content<Input>
  document: ItemDocument<Input>
  project: Project<Input>
  /** Empty where the tool has no search: its operations are there all the same. */
  search: object
}

/** The id of a record that does not exist. */
const id = '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11'

export function smallestToolRequests<Input extends object>(
  service: string,
  { item, document, project, search }: SmallestOfTool<Input>,
): Record<string, object> {
  const { input } = item
  const title = item.tag
  const requests = {
    Rate: { input },
    RateMany: { inputs: [input] },
    ListCorrelations: {},
    ListUnfitOptions: { input },
    RateVariations: { input },
    StartSearch: { search },
    AskSearch: { id },
    StopSearch: { id },
    CheckProject: { text: JSON.stringify(project) },
    ListProjects: {},
    FindProjects: { text: '' },
    OpenProject: { id },
    SaveProject: { name: title, document: project },
    DeleteProject: { id },
    ListVersions: { id },
    OpenVersion: { id, version: 1 },
    RestoreVersion: { id, version: 1, newest: 2 },
    KeepDraft: { draftId: id, document: project },
    ListDrafts: {},
    OpenDraft: { draftId: id },
    DropDraft: { draftId: id },
    ListTemplates: {},
    FindTemplates: { text: '' },
    OpenTemplate: { id },
    SaveTemplate: { name: title, item },
    ShareTemplate: { id, isShared: true },
    DeleteTemplate: { id },
    KeepLink: { item },
    OpenLink: { hash: '0'.repeat(32) },
    CreateReport: { title, document },
    AskReport: { progress: id },
    SendReport: { report: '0'.repeat(32), to: ['buyer@customer.example'], note: '' },
    ExportToExcel: { title, document },
  }
  return Object.fromEntries(Object.entries(requests).map(([name, request]) => [`${service}/${name}`, request]))
}
