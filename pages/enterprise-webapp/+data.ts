import type { PageContextServer } from 'vike/types'
import { z } from 'zod'
import { permits } from '../../shared/access/permissionGroups'
import { reportExportRole } from '../../shared/access/roles'
import type { ProjectDocument } from '../../shared/coils/document/coilDocument'
import { isAsThen, resultsOf } from '../../shared/coils/document/coilSnapshot'
import { newProject } from '../../shared/coils/document/exampleCoil'
import { coilProjects } from '../../shared/coils/document/project'
import { engineComparison } from '../../shared/coils/engineComparison'
import { coilSelection } from '../../shared/contracts'
import type { Notice } from '../../shared/contracts/envelope'
import { calendarDate } from '../../shared/display/calendarDate'
import { limits } from '../../shared/limits'
import { messages } from '../../shared/texts'
import { textUpTo } from '../../shared/validation/schemas'
import { projectMessages } from '../../shared/wording/projectTexts'
import type { LookedAt } from '../../views/workbench/frame/Offers'
import { projectListOf } from '../../views/workbench/frame/projectRow'
import type { KeptDraft } from '../../views/workbench/state/useKeptDraft'
import type { SavedProject } from '../../views/workbench/state/useSaving'

const link = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .optional()
const find = textUpTo(limits.projectName)
  .transform(text => text.trim() || undefined)
  .optional()
const address = z.object({ design: z.uuid().optional(), version: z.coerce.number().int().optional(), link, find })

/** What the address asks for, as far as it is to be had. */
interface Opened {
  document: ProjectDocument
  saved: SavedProject
  looked?: LookedAt
}

/** The project of the address, or a new one; its first coil is rated already, so that the page arrives with its results. */
export async function data({ call, frame, identity, now, urlParsed }: PageContextServer) {
  const { design: id, version, link, find } = address.safeParse(urlParsed.search).data ?? {}
  let refusal: string | undefined
  const [opened, linked, list, drafts] = await Promise.all([open(), openLink(), findProjects(), kept()])
  const document = opened?.document ?? linked?.document ?? newProject(frame.preferences.units)
  const isNewEngineEnabled = identity?.IsNewEngineEnabled ?? false
  const rated = await call(coilSelection.Rate, { input: document.items[0]!.input })
  return {
    document,
    saved: opened?.saved ?? null,
    looked: opened?.looked,
    // Said here: the page would carry the words for the few who come by a link.
    linked:
      linked &&
      `${linked.said} ${
        rated.Item?.Rating && isAsThen(linked.results, resultsOf(rated.Item.Rating))
          ? projectMessages.sameAsThen
          : projectMessages.notAsThen
      }`,
    drafts,
    canChooseEngine: isNewEngineEnabled,
    canExportStudies: identity?.Roles.includes(reportExportRole) ?? false,
    canCompareEngines: engineComparison({ roles: identity?.Roles ?? [], isNewEngineEnabled }, now).isShown,
    openFailure: failure(),
    rating: rated.Item?.Rating ?? null,
    problems: rated.Item?.Problems ?? [],
    projects: projectListOf(list, find),
  }

  /** Not there, or of a newer release: the service says which. */
  function refusedFor([notice]: readonly Notice[]): undefined {
    refusal = notice?.Messages.join(' ')
    return undefined
  }

  function failure(): string | undefined {
    if (urlParsed.search.design !== undefined && !opened) return refusal ?? messages.projectMissing
    return urlParsed.search.link !== undefined && !linked ? projectMessages.linkMissing : undefined
  }

  /** The last changed, or those that are sought. */
  async function findProjects() {
    return find === undefined ? call(coilSelection.ListProjects) : call(coilSelection.FindProjects, { text: find })
  }

  /** The coil of a link, as a project of its own that is not saved. */
  async function openLink() {
    if (link === undefined || id !== undefined) return undefined
    const { Item } = await call(coilSelection.OpenLink, { hash: link })
    if (!Item) return undefined
    const { Content, Results, MadeAt: madeAt, MadeBy: madeBy } = Item
    return {
      document: coilProjects.projectOf([{ ...Content, id: 'coil-1' }]),
      results: Results,
      said: `${madeBy} made it on ${calendarDate(madeAt)}.`,
    }
  }

  async function open(): Promise<Opened | undefined> {
    if (id === undefined) return undefined
    if (version !== undefined) return openVersion(id, version)
    const { Item, Notices } = await call(coilSelection.OpenProject, { id })
    if (!Item) return refusedFor(Notices)
    return {
      document: Item.Document,
      saved: {
        id: Item.Id,
        name: Item.Name,
        version: Item.Version,
        changedAt: Item.ChangedAt,
        permission: Item.Permission,
      },
    }
  }

  /** An old version is there to be read: what is changed in it is saved under a name of its own. */
  async function openVersion(id: string, version: number): Promise<Opened | undefined> {
    const { Item, Notices } = await call(coilSelection.OpenVersion, { id, version })
    if (!Item) return refusedFor(Notices)
    const { Name: name, ChangedAt: changedAt, ChangedBy: changedBy, Newest: newest, Note: note, Permission } = Item
    return {
      document: Item.Document,
      saved: { id, name, version: newest, changedAt, permission: 'Read-Only' },
      looked: { version, newest, changedAt, changedBy, note, canRestore: permits(Permission, 'save') },
    }
  }

  /** The reader's unsaved changes of this project, or of one that was never saved. */
  async function kept(): Promise<readonly KeptDraft[]> {
    if (version !== undefined || link !== undefined) return []
    const { Items } = await call(coilSelection.ListDrafts, { id })
    return (Items ?? []).map(({ DraftId, KeptAt, Tag }) => ({ draftId: DraftId, keptAt: KeptAt, tag: Tag }))
  }
}

export type Data = ReturnType<typeof data>
