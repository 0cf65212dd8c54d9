/** Reads a file that a browser has downloaded. */
import type { Download } from 'playwright-core'

export async function savedFile(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk)
  return Buffer.concat(chunks)
}
