import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/root.mjs'

describe('icons', () => {
  it('have a shape each in their file, and no shape is without a name', () => {
    const shapes = readFileSync(join(root, 'views/components/icons.svg'), 'utf8')
    const names = readFileSync(join(root, 'views/components/icons.ts'), 'utf8')
    const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name).sort()
    expect(all(names, /^ {2}\| '([a-z-]+)'$/gm)).toEqual(
      all(shapes, /<symbol id="([a-z-]+)" viewBox="0 0 16 16"><path d="[^"]+"\/><\/symbol>/g),
    )
    expect(all(shapes, /id="/g).length).toBeGreaterThan(60)
  })
})
