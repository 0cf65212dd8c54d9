/** Saves files from base64 in an answer, like downloads. */
import { limits } from '../../shared/limits'

/** The bytes of a base64 text in chunks, because one array of numbers for a whole file would be too large. */
export function chunksOf(base64: string): Uint8Array<ArrayBuffer>[] {
  const binary = atob(base64)
  const chunks: Uint8Array<ArrayBuffer>[] = []
  for (let start = 0; start < binary.length; start += limits.exportChunk) {
    const part = binary.slice(start, start + limits.exportChunk)
    chunks.push(Uint8Array.from(part, character => character.charCodeAt(0)))
  }
  return chunks
}

/** Saves the file under `name`, as a download. */
export function saveFile(base64: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob(chunksOf(base64), { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
