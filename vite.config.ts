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

/** The widgets whose pages have room for components of react-bootstrap: `tests/house/components.test.ts`. */
const withComponents = /\/views\/widgets\/(command-center|invite-users|manage-users|rd-tracker)\//

/**
 * Widgets of few pages use react-bootstrap. The scripts of pages use more of it, but are dropped from the build: they get
 * nothing. What widgets get names what it takes of React, and has short modules instead of two packages of CommonJS: one
 * `import *` of React would make the script of every widget on every page longer.
 */
const leanComponents: Plugin = {
  name: 'lean-components',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: environment => environment.name === 'client',
  resolveId(id, importer = '') {
    if (id === 'classnames' || id === 'warning') return `\0${id}`
    return id.startsWith('react-bootstrap/') && !withComponents.test(importer) ? '\0no-component' : undefined
  },
  load: id => leanModules[id],
  transform(code, id) {
    if (!/\/node_modules\/(react-bootstrap|@restart)\//.test(id)) return
    const names = new Set([...code.matchAll(/\bReact\.(\w+)/g)].map(([, name]) => `${name} as React_${name}`))
    return code
      .replace(/import \* as React from ['"]react['"];?/, `import { ${[...names].join(', ')} } from 'react'`)
      .replaceAll(/\bReact\.(\w+)/g, 'React_$1')
  },
}

const leanModules: Readonly<Record<string, string>> = {
  '\0no-component': 'export default undefined',
  '\0classnames': `export default (...names) => names.filter(Boolean).join(' ')`,
  '\0warning': 'export default () => {}',
}

/**
 * react-bootstrap and what it needs: packages of many small files. The build gives the server the few that pages use; in
 * development Node loads them.
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

export default defineConfig(({ command }) => ({
  plugins: [noBrowserOnServer, leanComponents, react(), vike()],
  // Bootstrap is written with Sass features that warn of their end; the warnings are its maintainers' to act on.
  css: {
    preprocessorOptions: {
      scss: { quietDeps: true, silenceDeprecations: ['import'], loadPaths: ['node_modules'] },
    },
  },
  build: { target: 'es2022', sourcemap: false },
  ssr: { noExternal: command === 'build' ? components : [] },
  environments: {
    client: { build: { rolldownOptions: { input: { widgets: 'views/widgets/entry.ts' } } } },
    ssr: { build: { rolldownOptions: { input: { pages: 'pages/builtPages.ts' } } } },
  },
}))
