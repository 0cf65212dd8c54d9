import type { PageContextServer } from 'vike/types'
import { z } from 'zod'
import { design } from '../../shared/contracts'
import { newProject } from '../../shared/designs/exampleCoil'
import type { ProjectDocument } from '../../shared/designs/projectDocument'
import { permits } from '../../shared/permissionGroups'
import { messages } from '../../shared/texts'
import type { LookedAt } from '../../views/widgets/coil-workbench/frame/Offers'
import type { KeptDraft } from '../../views/widgets/coil-workbench/state/useKeptDraft'
import type { SavedDesign } from '../../views/widgets/coil-workbench/state/useSaving'

const address = z.object({ design: z.uuid().optional(), version: z.coerce.number().int().optional() })

/** What the address asks for, as far as it is to be had. */
interface Opened {
  document: ProjectDocument
  saved: SavedDesign
  looked?: LookedAt
}

/** The project of the address, or a new one; its first coil is rated already, so that the page arrives with its results. */
export async function data({ call, frame, urlParsed }: PageContextServer) {
  const { design: id, version } = address.safeParse(urlParsed.search).data ?? {}
  const [opened, list, draft] = await Promise.all([open(), call(design.ListDesigns), kept()])
  const document = opened?.document ?? newProject(frame.preferences.units)
  const rated = await call(design.RateCoil, { input: document.coils[0]!.input })
  return {
    document,
    saved: opened?.saved ?? null,
    looked: opened?.looked,
    draft,
    openFailure: urlParsed.search.design !== undefined && !opened ? messages.designMissing : undefined,
    rating: rated.Item?.Rating ?? null,
    problems: rated.Item?.Problems ?? [],
    designs: (list.Items ?? []).map(({ Id, Name, Tag, ChangedAt, OwnerName, Permission }) => ({
      id: Id,
      name: Name,
      tag: Tag,
      changedAt: ChangedAt,
      shared: Permission === 'Owner' ? undefined : `${OwnerName}, ${Permission}`,
    })),
  }

  async function open(): Promise<Opened | undefined> {
    if (id === undefined) return undefined
    if (version !== undefined) return openVersion(id, version)
    const { Item } = await call(design.OpenDesign, { id })
    if (!Item) return undefined
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
    const { Item } = await call(design.OpenVersion, { id, version })
    if (!Item) return undefined
    const { Name: name, ChangedAt: changedAt, ChangedBy: changedBy, Newest: newest, Note: note, Permission } = Item
    return {
      document: Item.Document,
      saved: { id, name, version: newest, changedAt, permission: 'Read-Only' },
      looked: { version, newest, changedAt, changedBy, note, canRestore: permits(Permission, 'save') },
    }
  }

  /** The reader's unsaved changes of this project, or of one that was never saved. */
  async function kept(): Promise<KeptDraft | undefined> {
    if (version !== undefined) return undefined
    const { Item } = await call(design.OpenDraft, { id })
    return Item ? { keptAt: Item.KeptAt, version: Item.Version ?? undefined, document: Item.Document } : undefined
  }
}

export type Data = ReturnType<typeof data>
