import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { root } from './scripts/root.mjs'
import { startFirst } from './scripts/testing/startFirst.ts'

/** Files of a worker share what is loaded: loading the product anew for each takes longer than its tests do. */
const shared = {
  isolate: false,
  // Much is made and dropped at once: with more room for what is new, less of it is collected while it is still used.
  execArgv: ['--max-semi-space-size=64'],
  setupFiles: ['tests/support/failOnConsole.ts', 'tests/support/seed.ts', 'tests/support/fullTables.ts'],
  // With fifty programs at work on two cores, hooks that fill a table took longer than 180 s.
  testTimeout: 300_000,
  hookTimeout: 600_000,
  // What is waited for comes at once, and ends the waiting; on a busy machine it comes later.
  expect: { poll: { timeout: 60_000 }, requireAssertions: true },
}

export default defineConfig({
  test: {
    // One more than cores: a test waits for its database as often as it works.
    maxWorkers: 3,
    sequence: { sequencer: startFirst('tests/access/operations.test.ts') },
    projects: [
      {
        // The pages are those of the build, so React is its production build here, which knows no JSX of development.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        resolve: { alias: { '@node-rs/argon2': join(root, 'tests/support/lightHashing.ts') } },
        test: {
          ...shared,
          name: 'product',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{views,e2e}/**'],
          env: { NODE_ENV: 'production' },
        },
      },
      {
        test: {
          ...shared,
          name: 'views',
          include: ['tests/views/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
})
