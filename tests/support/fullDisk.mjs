/**
 * Loaded before the server: after SIGUSR2, or from the start if FULL_DISK is set, the disk is full for the log of the
 * embedded database.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  const { openSync, writeSync } = fs
  const logs = new Set()
  fs.openSync = (path, ...rest) => {
    const handle = openSync(path, ...rest)
    if (String(path).includes('pg_wal')) logs.add(handle)
    else logs.delete(handle)
    return handle
  }
  const fill = () => {
    fs.writeSync = (handle, ...rest) => {
      if (logs.has(handle)) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
      return writeSync(handle, ...rest)
    }
    fs.promises.statfs = async () => ({ bavail: 0, bsize: 4_096 })
    syncBuiltinESMExports()
  }
  if (process.env.FULL_DISK) fill()
  process.on('SIGUSR2', fill)
}
