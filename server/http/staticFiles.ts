import { readdirSync } from 'node:fs'
import { extname } from 'node:path'
import express, { type RequestHandler } from 'express'

/** The endings of compressed copies by encoding, the smaller first (scripts/compressFiles.ts). */
const endings = { br: '.br', gzip: '.gz' } as const
type Encoding = keyof typeof endings

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/**
 * Built files with hashed names are cached for a year; all others are revalidated each time. No folder listing, no
 * index. The names are read once: a page never waits for a look into the folder. Compressed copies are sent to readers
 * who take them.
 */
export function staticFiles(folder: string): RequestHandler {
  const encodingsOf = filesIn(folder)
  const send = express.static(folder, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    setHeaders(response, path) {
      const isHashed = /[/\\]assets[/\\]/.test(path)
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  return (request, response, next) => {
    const { path } = request
    const encodings = encodingsOf.get(path)
    if (!encodings || (request.method !== 'GET' && request.method !== 'HEAD')) return next()
    if (encodings.length > 0) response.vary('accept-encoding')
    const encoding = encodings.find(one => request.acceptsEncodings(one) === one)
    if (encoding) {
      response.setHeader('content-encoding', encoding)
      response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream')
      request.url = path + endings[encoding]
    }
    send(request, response, next)
  }
}

/** The address of each file, with the encodings in which it is there too. */
function filesIn(folder: string): Map<string, Encoding[]> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const all = new Set(
    entries.map(({ parentPath, name }) => `${parentPath.slice(folder.length)}/${name}`.replaceAll('\\', '/')),
  )
  const isCopy = (name: string) => Object.values(endings).some(ending => name.endsWith(ending))
  const encodingsOf = (name: string) => (['br', 'gzip'] as const).filter(encoding => all.has(name + endings[encoding]))
  return new Map([...all].filter(name => !isCopy(name)).map(name => [name, encodingsOf(name)]))
}
