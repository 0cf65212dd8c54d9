import { open, rename, rm } from 'node:fs/promises'
import { diskError } from '../errors/unavailableError'

/**
 * Writes under another name first, and gives the file its own once all of it is on the disk: a reader never meets half a
 * file, and none is left where there is no room. Throws `UnavailableError` where the disk is full or cannot be written.
 */
export async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  const part = `${file}.part`
  try {
    const handle = await open(part, 'w', 0o600)
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(part, file)
  } catch (cause) {
    await rm(part, { force: true })
    throw diskError(cause)
  }
}
