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

/**
 * No widget uses react-bootstrap. The scripts of pages, which are dropped from the build, do, and for them alone the
 * script of each widget would import React in a longer form.
 */
const noComponentsInBrowser: Plugin = {
  name: 'no-components-in-browser',
  enforce: 'pre',
  applyToEnvironment: environment => environment.name === 'client',
  resolveId: id => (id.startsWith('react-bootstrap/') ? '\0react-bootstrap' : undefined),
  load: id =>
    id === '\0react-bootstrap'
      ? `export default () => { throw new Error('react-bootstrap is for what the server renders: decision 0182') }`
      : undefined,
}

/**
 * react-bootstrap and what it needs: packages of many small files, in a form that Node cannot load by itself. Bundled,
 * the server gets the few components that pages use.
 */
const components = [
  'react-bootstrap',
  '@restart/hooks',
  '@restart/ui',
  '@babel/runtime',
  'classnames',
  'dom-helpers',
  'invariant',
  'prop-types',
  'prop-types-extra',
  'react-lifecycles-compat',
  'react-transition-group',
  'uncontrollable',
  'warning',
]

export default defineConfig({
  plugins: [noBrowserOnServer, noComponentsInBrowser, react(), vike()],
  // Bootstrap is written with Sass features that warn of their end; the warnings are its maintainers' to act on.
  css: {
    preprocessorOptions: {
      scss: { quietDeps: true, silenceDeprecations: ['import'], loadPaths: ['node_modules'] },
    },
  },
  build: { target: 'es2022', sourcemap: false },
  ssr: { noExternal: components },
  environments: {
    client: { build: { rolldownOptions: { input: { widgets: 'views/widgets/entry.ts' } } } },
    ssr: { build: { rolldownOptions: { input: { pages: 'pages/builtPages.ts' } } } },
  },
})
