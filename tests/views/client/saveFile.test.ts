import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { limits } from '../../../shared/limits'
import { chunksOf } from '../../../views/client/saveFile'

describe('the file of an export', () => {
  it('EXPORT-03, CONST-36 becomes bytes in chunks of 512', () => {
    expect(limits.exportChunk).toBe(512)
    const bytes = randomBytes(1300)
    const chunks = chunksOf(bytes.toString('base64'))
    expect(chunks.map(chunk => chunk.length)).toEqual([512, 512, 276])
    expect(Buffer.concat(chunks).equals(bytes)).toBe(true)
  })

  it('loses and adds nothing at the edges', () => {
    for (const length of [0, 1, 511, 512, 513, 1024]) {
      const bytes = randomBytes(length)
      const chunks = chunksOf(bytes.toString('base64'))
      expect(Buffer.concat(chunks).equals(bytes)).toBe(true)
      expect(chunks.every(chunk => chunk.length > 0)).toBe(true)
    }
  })
})
