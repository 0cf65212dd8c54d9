/** Files that an answer carries as base64, saved as if they had been downloaded. */
import { limits } from '../../shared/limits'

/** The bytes of a base64 text, a chunk of it at a time: one list of a whole file's bytes would be huge. */
export function chunksOf(base64: string): Uint8Array<ArrayBuffer>[] {
  const binary = atob(base64)
  const chunks: Uint8Array<ArrayBuffer>[] = []
  for (let start = 0; start < binary.length; start += limits.exportChunk) {
    const part = binary.slice(start, start + limits.exportChunk)
    chunks.push(Uint8Array.from(part, character => character.charCodeAt(0)))
  }
  return chunks
}

/** Saves it under `name`, where the browser keeps downloads. */
export function saveFile(base64: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob(chunksOf(base64), { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
