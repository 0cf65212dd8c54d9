/** The file of a report on the disk of this node. */
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../process/writeWhole'
import type { Database } from './database'

/**
 * The path of the file of a report whose row the caller may read. Where another node has made it, it is copied from the
 * database first. Throws `UnavailableError` if the disk is full.
 */
export async function reportFile(db: Database, reportFolder: string, folder: string, file: string): Promise<string> {
  const path = join(reportFolder, folder, file)
  if (existsSync(path)) return path
  const row = await db.selectFrom('reports').select('content').where('folder', '=', folder).executeTakeFirst()
  if (row?.content) {
    await mkdir(join(reportFolder, folder), { recursive: true })
    await writeWhole(path, row.content)
  }
  return path
}
