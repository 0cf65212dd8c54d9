import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), vike()],
  build: { target: 'es2022', sourcemap: false },
  environments: {
    client: { build: { rolldownOptions: { input: { widgets: 'views/widgets/entry.ts' } } } },
  },
})
