import { defineConfig } from 'vitest/config'
import { startFirst } from './scripts/testing/startFirst.ts'

/** Tests in a real browser against the production build. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    setupFiles: ['tests/support/fullTables.ts'],
    globalSetup: ['tests/support/browserFolder.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 }, requireAssertions: true },
    // Two more than cores: a page is waited for oftener than it is worked on.
    maxWorkers: 4,
    sequence: { sequencer: startFirst('tests/e2e/productAnalytics.test.ts', 'tests/e2e/pages.test.ts') },
    // The files of a worker share a browser and, but for those that change its people, the product.
    isolate: false,
    // As for the other tests: more room for what is made and dropped at once.
    // Node 20 has WebSocket behind a switch; tests speak to Firefox by it.
    execArgv: ['--max-semi-space-size=64', '--experimental-websocket'],
    // The product and its pages are run as they were built, by Node itself and with React's production build.
    env: { NODE_ENV: 'production' },
    server: { deps: { external: [/\/dist\/server\//, /\/browser-product-/] } },
  },
})
