/** Allows one build at a time: a second one, such as of a start during a test, waits and then finds the build done. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const lock = join(root, 'node_modules/.coilworks-build')

export async function alone(work: () => Promise<void>): Promise<void> {
  while (!taken()) await new Promise(resolve => setTimeout(resolve, 200))
  try {
    await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function taken(): boolean {
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    // Remove the lock of a build that was killed.
    if (!isAlive()) rmSync(lock, { force: true })
    return false
  }
}

function isAlive(): boolean {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0)
    return true
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM'
  }
}
