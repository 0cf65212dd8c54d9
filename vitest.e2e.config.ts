import { defineConfig } from 'vitest/config'

/** Tests in a real browser against the production build. One file at a time: two browsers would measure each other. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
})
