/** The data of a tool's page: the project that the address names, or a new one, with its first item rated. */
import type { PageContextServer } from 'vike/types'
import { z } from 'zod'
import { permits } from '../../../shared/access/permissionGroups'
import { reportExportRole } from '../../../shared/access/roles'
import { contracts } from '../../../shared/contracts'
import type { Notice } from '../../../shared/contracts/envelope'
import type { AnyToolOperations } from '../../../shared/contracts/tools/toolOperations'
import { calendarDate } from '../../../shared/display/calendarDate'
import { messages } from '../../../shared/texts'
import { withWords } from '../../../shared/tools/notices/wordedNotices'
import { otherPagesOf } from '../../../shared/tools/pagesOfKind'
import type { AnyInput, Content, Project } from '../../../shared/tools/project'
import type { AnyRating } from '../../../shared/tools/results/keyResult'
import { withDigits } from '../../../shared/tools/results/withDigits'
import { projectMessages } from '../../../shared/wording/projectTexts'
import { sharedBy } from '../../../shared/wording/sharedBy'
import type { LookedAt } from '../frame/OffersToCome'
import { windowTitle } from '../frame/windowTitle'
import type { KeptDraft } from '../state/useKeptDraft'
import type { SavedProject } from '../state/useSaving'
import type { WorkbenchTool } from '../tool'
import type { WorkbenchProps } from '../Workbench'
import { leanNotices } from './leanNotices.server'

const link = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .optional()
const address = z.object({ design: z.uuid().optional(), version: z.coerce.number().int().optional(), link })

/** Digits of a rating in the page, of which at most seven are shown: the rest would be a tenth of the page. */
const digits = 8

/** What the address names, if the reader may see it. */
interface Opened<Input> {
  document: Project<Input>
  saved: SavedProject
  looked?: LookedAt
}

type PageData<Input extends AnyInput, Rating extends AnyRating> = Omit<
  WorkbenchProps<Input, Rating>,
  'viewer' | 'preferences' | 'csrfToken' | 'address' | 'support'
>

/**
 * Loads the props that the workbench of any tool has from its page.
 *
 * `isAsThen` compares the results stored in a link with a rating of today.
 */
export async function workbenchData<Input extends AnyInput, Rating extends AnyRating>(
  { call, frame, identity, urlParsed }: PageContextServer,
  tool: WorkbenchTool<Input, Rating>,
  isAsThen: (results: object, rating: Rating) => boolean,
): Promise<PageData<Input, Rating> & { windowTitle: string }> {
  const operations = operationsOf(tool)
  const { design: id, version, link } = address.safeParse(urlParsed.search).data ?? {}
  let refusal: string | undefined
  const [opened, linked, drafts] = await Promise.all([open(), openLink(), listDrafts()])
  const document =
    opened?.document ?? linked?.document ?? firstProject((await tool.starts()).newItem(frame.preferences.units))
  const rated = await call(operations.Rate, { input: document.items[0]!.input, isOutline: true })
  const rating = (rated.Item?.Rating ?? rated.Item?.Outline ?? null) as Rating | null
  return {
    document,
    saved: opened?.saved ?? null,
    looked: opened?.looked,
    // The sentence is made here, so that pages opened without a link do not load it.
    linked: linked && `${linked.said} ${projectMessages[comparedWith(linked.results, rating)]}`,
    drafts,
    otherPages: otherPagesOf(tool.tool, identity?.Roles ?? []),
    canExportStudies: identity?.Roles.includes(reportExportRole) ?? false,
    openFailure: failure(),
    rating: rating && leanNotices(withWords(withDigits(rating, digits), rated.Item?.Words), tool),
    problems: rated.Item?.Problems ?? [],
    windowTitle: windowTitle(document.items[0]?.tag ?? '', opened?.saved.name ?? 'New project', frame.title),
  }

  function comparedWith(results: object | null, rating: Rating | null): keyof typeof projectMessages {
    if (results === null) return 'notCompared'
    return rating !== null && isAsThen(results, rating) ? 'sameAsThen' : 'notAsThen'
  }

  function firstProject({ tag, input, display }: Content<Input>): Project<Input> {
    return tool.projects.projectOf([{ id: `${tool.tool.kind}-1`, tag, input, display }])
  }

  /** Keeps why the service refused: there is no such project, or a newer release saved it. */
  function refusedFor([notice]: readonly Notice[]): undefined {
    refusal = notice?.Messages.join(' ')
    return undefined
  }

  function failure(): string | undefined {
    if (urlParsed.search.design !== undefined && !opened) return refusal ?? messages.projectMissing
    return urlParsed.search.link !== undefined && !linked ? projectMessages.linkMissing : undefined
  }

  /** The item of a link, as a new project that is not saved. */
  async function openLink() {
    if (link === undefined || id !== undefined) return undefined
    const { Item } = await call(operations.OpenLink, { hash: link })
    if (!Item) return undefined
    const { Content, Results, MadeAt: madeAt, MadeBy: madeBy } = Item
    return {
      document: firstProject(Content as Content<Input>),
      results: Results,
      said: `${madeBy} made it on ${calendarDate(madeAt)}.`,
    }
  }

  async function open(): Promise<Opened<Input> | undefined> {
    if (id === undefined) return undefined
    if (version !== undefined) return openVersion(id, version)
    const { Item, Notices } = await call(operations.OpenProject, { id })
    if (!Item) return refusedFor(Notices)
    return {
      document: Item.Document as Project<Input>,
      saved: {
        id: Item.Id,
        name: Item.Name,
        version: Item.Version,
        changedAt: Item.ChangedAt,
        permission: Item.Permission,
        sharedBy: sharedBy(Item),
      },
    }
  }

  /** An old version is read-only: changes to it are saved under another name. */
  async function openVersion(id: string, version: number): Promise<Opened<Input> | undefined> {
    const { Item, Notices } = await call(operations.OpenVersion, { id, version })
    if (!Item) return refusedFor(Notices)
    const { Name: name, ChangedAt: changedAt, ChangedBy: changedBy, Newest: newest, Note: note, Permission } = Item
    return {
      document: Item.Document as Project<Input>,
      saved: { id, name, version: newest, changedAt, permission: 'Read-Only', sharedBy: sharedBy(Item) },
      looked: { version, newest, changedAt, changedBy, note, canRestore: permits(Permission, 'save') },
    }
  }

  /** The reader's drafts of this project, or of projects that were never saved. */
  async function listDrafts(): Promise<readonly KeptDraft[]> {
    if (version !== undefined || link !== undefined) return []
    const { Items } = await call(operations.ListDrafts, { id })
    return (Items ?? []).map(({ DraftId, KeptAt, Tag }) => ({ draftId: DraftId, keptAt: KeptAt, tag: Tag }))
  }
}

/** The operations of a tool by the table of contracts, which parses each answer by the tool's own schemas. */
function operationsOf<Input extends AnyInput, Rating extends AnyRating>({ tool }: WorkbenchTool<Input, Rating>) {
  return contracts[tool.service] as unknown as AnyToolOperations
}
