/** Loads a single module of browser code, for cases that no page can show on demand. */
import react from '@vitejs/plugin-react'
import type { JSHandle, Page } from 'playwright-core'
import { build } from 'vite'
import { root } from '../../scripts/root.mjs'

interface Bundle {
  code: string
  /** The files that it refers to, by name: the shapes of icons. */
  files: Readonly<Record<string, string>>
}

const built = new Map<string, Promise<Bundle>>()

/** The module of a source file, built separately and imported into `page`. */
export async function browserModule<Module>(page: Page, source: string): Promise<JSHandle<Module>> {
  if (!built.has(source)) built.set(source, bundle(source))
  const { code, files } = await built.get(source)!
  const address = `/${source.replaceAll(/\W/g, '-')}.js`
  await page.route(address, route => route.fulfill({ body: code, contentType: 'text/javascript' }))
  for (const [name, body] of Object.entries(files))
    await page.route(`/${name}`, route => route.fulfill({ body, contentType: 'image/svg+xml' }))
  // The import is in a string, because the test runner rewrites imports in code.
  return page.evaluateHandle(`import('${address}')`) as Promise<JSHandle<Module>>
}

async function bundle(entry: string): Promise<Bundle> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['es'], fileName: 'module' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [first] = [output].flat()
  if (!first || !('output' in first)) throw new Error(`${entry} was not built`)
  const assets = first.output.flatMap(file => (file.type === 'asset' ? [[file.fileName, String(file.source)]] : []))
  return { code: first.output[0].code, files: Object.fromEntries(assets) }
}
