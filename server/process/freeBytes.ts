import { statfs } from 'node:fs/promises'

/** Room left where a folder is [bytes]. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
