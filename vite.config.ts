import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), vike()],
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
