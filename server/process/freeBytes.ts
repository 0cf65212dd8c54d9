import { statfs } from 'node:fs/promises'

/** Free space on the disk of a folder [bytes]. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Share of the disk of a folder that is used [%], of what this process could use. */
export async function usedPercent(folder: string): Promise<number> {
  const { bavail, bfree, blocks } = await statfs(folder)
  const used = blocks - bfree
  return used + bavail === 0 ? 0 : (100 * used) / (used + bavail)
}
