import type { PageContextServer } from 'vike/types'
import { z } from 'zod'
import { design } from '../../shared/contracts'
import { newProject } from '../../shared/designs/exampleCoil'
import { messages } from '../../shared/texts'

const designId = z.uuid()

/** The project of the address, or a new one; its first coil is rated already, so that the page arrives with its results. */
export async function data({ call, frame, urlParsed }: PageContextServer) {
  const [opened, list] = await Promise.all([open(urlParsed.search.design), call(design.ListDesigns)])
  const document = opened?.Document ?? newProject(frame.preferences.units)
  const rated = await call(design.RateCoil, { input: document.coils[0]!.input })
  return {
    document,
    saved: opened && {
      id: opened.Id,
      name: opened.Name,
      version: opened.Version,
      changedAt: opened.ChangedAt,
      permission: opened.Permission,
    },
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

  async function open(id: string | undefined) {
    if (!designId.safeParse(id).success || id === undefined) return null
    const { Item } = await call(design.OpenDesign, { id })
    return Item ?? null
  }
}

export type Data = ReturnType<typeof data>
