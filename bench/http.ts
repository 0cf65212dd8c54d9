/** Pages per second of the real server, compared with a minimal server that renders the same markup. */
import { runScript, startBaseline, startProduct } from './http/children'
import { load } from './http/load'
import { cookiesOf, demoPerson, signIn, written } from './http/signIn'
import { figures, printTable } from './table'

interface PageParts {
  path: string
  whole: number
  own: number
  react: number
}

const paths = ['/', '/login', '/app-selector']

export async function benchHttp(): Promise<void> {
  const product = await startProduct()
  try {
    const { email, password } = demoPerson(product.said())
    const cookie = await signIn(product.origin, email, password)
    // Visitors have no cookie, as on their first request; the signed-in page needs one.
    const headersOf = (path: string): Record<string, string> => (path === '/app-selector' ? { cookie } : {})
    const pages: Record<string, string> = {}
    for (const path of paths) {
      pages[path] = await (await fetch(product.origin + path, { headers: headersOf(path) })).text()
    }
    const baseline = await startBaseline(pages)
    try {
      const session = written(cookiesOf(await fetch(`${baseline.origin}/start-session`)))
      const rows: string[][] = []
      for (const path of paths) {
        const ours = await load(new URL(path, product.origin), headersOf(path))
        const least = await load(new URL(path, baseline.origin), path === '/app-selector' ? { cookie: session } : {})
        rows.push([
          path,
          figures(ours.perSecond),
          figures(ours.median),
          figures(ours.p95),
          figures(least.perSecond),
          figures(ours.perSecond / least.perSecond),
          `${ours.bytes} / ${least.bytes}`,
        ])
      }
      printTable(
        'Pages: the real server beside Express, helmet, a session in memory and renderToString of the same markup',
        ['page', 'per second', 'median ms', 'p95 ms', 'baseline per second', 'of baseline', 'bytes'],
        rows,
      )
    } finally {
      await baseline.stop()
    }
  } finally {
    await product.stop()
  }
  await benchPageParts()
}

async function benchPageParts(): Promise<void> {
  const parts = await runScript<PageParts[]>('bench/http/pageParts.ts')
  printTable(
    'One page in the process, ms',
    [
      'page',
      'renderPage of Vike, all',
      'our data and components in it',
      'Vike around them',
      'React alone, same markup',
    ],
    parts.map(({ path, whole, own, react }) => [path, ...[whole, own, whole - own, react].map(figures)]),
  )
}
