/**
 * The pages of a build as one function: the same folders, data and components as in development, without the router of
 * Vike in between, which took longer than most pages.
 */
import type { PageContextServer } from 'vike/types'
import { leanMarkup } from '../views/document/leanMarkup'
import { renderDocument } from '../views/document/renderDocument'

type Data = (context: PageContextServer) => unknown

const components = import.meta.glob<() => React.ReactNode>('./**/+Page.tsx', { import: 'Page' })
const datas = import.meta.glob<Data>('./**/+data.ts', { import: 'data' })

interface Built {
  Page: PageContextServer['Page']
  data: Data | undefined
}

/** Pages that were asked for before. */
const loaded = new Map<string, Promise<Built>>()

/** The document of the page in `folder`, such as `app-selector/manage-users/@id`. */
export async function renderBuiltPage(folder: string, context: Omit<PageContextServer, 'Page'>): Promise<string> {
  const { Page, data } = await builtPage(folder)
  const given = { ...context, Page } as PageContextServer
  given.data = await data?.(given)
  return renderDocument(given, leanMarkup)
}

function builtPage(folder: string): Promise<Built> {
  const known = loaded.get(folder)
  if (known) return known
  const built = load(folder)
  loaded.set(folder, built)
  return built
}

async function load(folder: string): Promise<Built> {
  const component = components[`./${folder}/+Page.tsx`]
  if (!component) throw new Error(`there is no page in pages/${folder}`)
  const [Page, data] = await Promise.all([component(), dataFor(folder)?.()])
  return { Page, data }
}

/** The data of the page itself, or of the nearest folder above it, as Vike has it. */
function dataFor(folder: string): (() => Promise<Data>) | undefined {
  const own = datas[`./${folder}/+data.ts`]
  const end = folder.lastIndexOf('/')
  return own ?? (end > 0 ? dataFor(folder.slice(0, end)) : undefined)
}
