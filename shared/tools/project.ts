/** Saved work of any tool: a project of items. No schema is needed here, so that the browser has none. */
import type { UnitSystem } from '../display/units'

/** How the reader sees an item: the unit system, the units chosen for single fields by path, and whether engines are compared. */
export interface Display {
  system: UnitSystem
  units: Record<string, string>
  compare?: true | undefined
}

/** One of what a tool works on, within a project. Its id stays with it as long as the project has it, whatever it is called. */
export interface Item<Input> {
  id: string
  tag: string
  /** In SI. */
  input: Input
  display: Display
}

/** An item by itself, as it goes on paper. */
export interface ItemDocument<Input> extends Omit<Item<Input>, 'id'> {
  /** What it is. */
  kind: string
  version: 1
  remarks?: string | undefined
}

export interface Project<Input> {
  kind: 'project'
  /** What its items are. */
  of: string
  version: 3
  items: Item<Input>[]
  /** What people say of it in their own lines; reports print it. */
  remarks?: string | undefined
}

/** What a template and a link keep of an item. */
export type Content<Input> = Omit<Item<Input>, 'id'>

/** One item, or a project of several: either can be put on paper. */
export type Printable<Input = object> = ItemDocument<Input> | Project<Input>

/** How a document of an earlier kind becomes the next one, by `kind version`. */
export type Upgrades = Readonly<Record<string, (document: never) => unknown>>

export interface ProjectKind<Input> {
  kind: string
  /** A document of any age as a project; what is none comes back as it is, for the schema to refuse. */
  upgraded(document: unknown): unknown
  /** Whether a document was made by a later release than this one. */
  isNewer(document: unknown): boolean
  projectOf(items: Item<Input>[], remarks?: string): Project<Input>
  /** One item as a document of its own, with what is remarked of its project. */
  documentOf(item: Omit<Item<Input>, 'id'>, remarks?: string): ItemDocument<Input>
}

/** Projects of one kind of item, as they are made, taken apart and brought up to date. */
export function projectKind<Input>(kind: string, upgrades: Upgrades = {}): ProjectKind<Input> {
  const latest: Readonly<Record<string, number>> = { [kind]: 1, project: 3 }

  function upgraded(document: unknown): unknown {
    const { kind, version } = (document ?? {}) as { kind?: unknown; version?: unknown }
    const upgrade = upgrades[`${kind} ${version}`]
    return upgrade ? upgraded(upgrade(document as never)) : document
  }

  return {
    kind,
    upgraded,
    isNewer(document) {
      const { kind, version } = (document ?? {}) as { kind?: unknown; version?: unknown }
      const known = typeof kind === 'string' && Object.hasOwn(latest, kind) ? latest[kind] : undefined
      return known !== undefined && typeof version === 'number' && version > known
    },
    projectOf: (items, remarks) => ({
      ...{ kind: 'project', of: kind, version: 3, items },
      ...(remarks && { remarks }),
    }),
    documentOf: ({ tag, input, display }, remarks) => ({
      ...{ kind, version: 1, tag, input, display },
      ...(remarks && { remarks }),
    }),
  }
}

export function itemOf<Input>({ tag, input, display }: Omit<Item<Input>, 'id'>, id: string): Item<Input> {
  return { id, tag, input, display }
}

export type AnyInput = object
