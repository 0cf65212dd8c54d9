import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Request, Response } from 'express'

/** Smaller ones are sent as they are; larger ones are compressed on a thread, as other answers are [bytes]. */
const compressedHere = { least: 1_024, most: 131_072 }

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/**
 * Sends a page, compressed as its reader takes it. The compression of other answers does it part by part on a thread,
 * whose messages take longer than a small page.
 */
export function sendPage(request: Request, response: Response, page: string): void {
  response.type('html')
  const bytes = Buffer.from(page)
  const isHere = bytes.length >= compressedHere.least && bytes.length <= compressedHere.most
  const encoding = isHere && request.method !== 'HEAD' && encodingFor(request)
  if (!encoding) return void response.send(page)
  response.vary('accept-encoding')
  response.setHeader('content-encoding', encoding)
  response.send(encoding === 'br' ? brotliCompressSync(bytes, quality) : gzipSync(bytes))
}

/** The smaller first. */
const encodingFor = (request: Request) =>
  (['br', 'gzip'] as const).find(encoding => request.acceptsEncodings(encoding) === encoding)
