import { defineConfig } from 'vitest/config'

/** Tests in a real browser against the production build. One file at a time: two browsers would measure each other. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    // All files share one browser and, but for those that change its people, one product.
    isolate: false,
    // The pages are run as they were built, by Node itself and with React's production build.
    env: { NODE_ENV: 'production' },
    server: { deps: { external: [/\/dist\/server\//] } },
  },
})
