import { open, rename, rm } from 'node:fs/promises'
import { diskError } from '../errors/unavailableError'

/**
 * Writes under another name first, and renames the file once all of it is on the disk. So nobody reads half a file, and
 * nothing is left if there is no room. Throws `UnavailableError` if the disk is full or not writable.
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
