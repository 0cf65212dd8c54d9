/** Loads a single module of browser code, for cases that no page can show on demand. */
import react from '@vitejs/plugin-react'
import type { JSHandle, Page } from 'playwright-core'
import { build } from 'vite'
import { root } from '../../scripts/root.mjs'

const built = new Map<string, Promise<string>>()

/** The module of a source file, built separately and imported into `page`. */
export async function browserModule<Module>(page: Page, source: string): Promise<JSHandle<Module>> {
  if (!built.has(source)) built.set(source, bundle(source))
  const body = await built.get(source)
  const address = `/${source.replaceAll(/\W/g, '-')}.js`
  await page.route(address, route => route.fulfill({ body, contentType: 'text/javascript' }))
  // The import is in a string, because the test runner rewrites imports in code.
  return page.evaluateHandle(`import('${address}')`) as Promise<JSHandle<Module>>
}

async function bundle(entry: string): Promise<string> {
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
  return first.output[0].code
}
