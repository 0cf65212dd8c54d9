/** Saved work of any tool: a project of items. Without schemas, so that the browser need not load them. */
import type { UnitSystem } from '../display/units'

/** The display of an item: unit system, units chosen for single fields by path, and whether engines are compared. */
export interface Display {
  system: UnitSystem
  units: Record<string, string>
  compare?: true | undefined
}

/** One item of a project. Its id never changes within the project, even if its tag does. */
export interface Item<Input> {
  id: string
  tag: string
  /** How many of it are wanted; left out where nobody has said. */
  quantity?: number | undefined
  /** The input in SI. */
  input: Input
  display: Display
}

/** What a reader of a tool starts from. */
export interface Starts<Input extends AnyInput = AnyInput> {
  newItem(system: UnitSystem): Omit<Item<Input>, 'id'>
  /** One for each usual job, by its name. */
  examples: Readonly<Record<string, Input>>
}

/** Whom the paper of a project is for, and what it belongs to. Reports print it on page one. */
export type Particulars = { readonly [Name in ParticularName]?: string | undefined }

/** The particulars, in the order of the paper. */
export const particularNames = ['customer', 'engineer', 'location', 'order', 'revision'] as const
export type ParticularName = (typeof particularNames)[number]

/** What a project says beside its items, for its reports. */
interface ForPaper {
  /** The users' own remarks, which reports print. */
  remarks?: string | undefined
  particulars?: Particulars | undefined
}

/** A document of one item, as it is printed. */
export interface ItemDocument<Input> extends Omit<Item<Input>, 'id'>, ForPaper {
  /** The kind of the document. */
  kind: string
  version: 1
}

export interface Project<Input> extends ForPaper {
  kind: 'project'
  /** The kind of its items. */
  of: string
  version: 3
  items: Item<Input>[]
}

/** The part of an item that a template and a link store. */
export type Content<Input> = Omit<Item<Input>, 'id' | 'quantity'>

/** One item, or a project of several: both can be printed. */
export type Printable<Input = object> = ItemDocument<Input> | Project<Input>

/** Functions that upgrade a document of an earlier format to the next one, by `kind version`. */
export type Upgrades = Readonly<Record<string, (document: never) => unknown>>

export interface ProjectKind<Input> {
  kind: string
  /** Upgrades a document of any release to a project; anything else is returned unchanged, for the schema to refuse. */
  upgraded(document: unknown): unknown
  /** Whether a document was made by a later release than this one. */
  isNewer(document: unknown): boolean
  projectOf(items: Item<Input>[], remarks?: string, particulars?: Particulars): Project<Input>
  /** One item as its own document, with the remarks and the particulars of its project. */
  documentOf(item: Omit<Item<Input>, 'id'>, remarks?: string, particulars?: Particulars): ItemDocument<Input>
}

/** The functions that make, split and upgrade projects of one kind of item. */
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
    projectOf: (items, remarks, particulars) => ({
      ...{ kind: 'project', of: kind, version: 3, items },
      ...(remarks && { remarks }),
      ...(particulars && { particulars }),
    }),
    documentOf: ({ tag, quantity, input, display }, remarks, particulars) => ({
      ...{ kind, version: 1, tag, input, display },
      ...(quantity !== undefined && { quantity }),
      ...(remarks && { remarks }),
      ...(particulars && { particulars }),
    }),
  }
}

export function itemOf<Input>({ tag, quantity, input, display }: Omit<Item<Input>, 'id'>, id: string): Item<Input> {
  return { id, tag, ...(quantity !== undefined && { quantity }), input, display }
}

export type AnyInput = object
