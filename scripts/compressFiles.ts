/** Compresses the built files that browsers ask for, once, as far as it goes: a server would do it for each request. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { root } from './root.mjs'

const isText = /\.(js|css|svg)$/

/** Writes `<file>.br` and `<file>.gz` beside each text file that becomes smaller by it. */
export function compressFiles(): void {
  const client = join(root, 'dist/client')
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(file => isText.test(file))
  for (const file of files.map(name => join(client, name))) {
    const whole = readFileSync(file)
    const best = { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length, [constants.BROTLI_PARAM_QUALITY]: 11 }
    const smaller = { br: brotliCompressSync(whole, { params: best }), gz: gzipSync(whole, { level: 9 }) }
    for (const [ending, bytes] of Object.entries(smaller))
      if (bytes.length < whole.length) writeFileSync(`${file}.${ending}`, bytes)
  }
}
