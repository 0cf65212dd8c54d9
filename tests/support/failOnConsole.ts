import { afterEach, beforeEach, expect, vi } from 'vitest'

/** An unexpected warning or error on the console fails the test, because React's warnings show mistakes. */
let spies: ReturnType<typeof vi.spyOn>[] = []

beforeEach(() => {
  spies = (['error', 'warn'] as const).map(level => vi.spyOn(console, level).mockImplementation(() => undefined))
})

afterEach(() => {
  const said = spies.flatMap(spy => spy.mock.calls)
  for (const spy of spies) spy.mockRestore()
  expect(said, 'unexpected console.error or console.warn').toEqual([])
})
