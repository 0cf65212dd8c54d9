import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig, type Plugin } from 'vite'

/**
 * The server opens no dialog and hydrates nothing, but the modules of widgets import what does. React for browsers would
 * be half a megabyte of code in its memory, so it gets functions that nothing calls.
 */
const noBrowserOnServer: Plugin = {
  name: 'no-browser-on-server',
  enforce: 'pre',
  applyToEnvironment: environment => environment.name === 'ssr',
  resolveId: id => (id === 'react-dom/client' ? '\0react-dom/client' : undefined),
  load: id =>
    id === '\0react-dom/client'
      ? `const inBrowser = name => () => { throw new Error(name + ' is for browsers: call it in an event or an effect') }
         export const createRoot = inBrowser('createRoot')
         export const hydrateRoot = inBrowser('hydrateRoot')`
      : undefined,
}

export default defineConfig({
  plugins: [noBrowserOnServer, react(), vike()],
  // Bootstrap is written with Sass features that warn of their end; the warnings are its maintainers' to act on.
  css: {
    preprocessorOptions: {
      scss: { quietDeps: true, silenceDeprecations: ['import'], loadPaths: ['node_modules'] },
    },
  },
  build: { target: 'es2022', sourcemap: false },
  environments: {
    client: { build: { rolldownOptions: { input: { widgets: 'views/widgets/entry.ts' } } } },
    ssr: { build: { rolldownOptions: { input: { pages: 'pages/builtPages.ts' } } } },
  },
})
