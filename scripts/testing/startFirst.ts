/** The order of test files: named ones first, then Vitest's own order. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { root } from '../root.mjs'

/**
 * A sequencer that starts the files of `paths` (from the root) before all others. Without times of an earlier run
 * Vitest starts large files first; a small file that takes long would start last, and one worker would end alone.
 * Throws for a path that is no file.
 */
export function startFirst(...paths: string[]): typeof BaseSequencer {
  const absent = paths.filter(path => !existsSync(join(root, path)))
  if (absent.length > 0) throw new Error(`there is no ${absent.join(', ')} to start first`)
  const places = new Map(paths.map((path, place) => [join(root, path), place]))
  const placeOf = ({ moduleId }: TestSpecification) => places.get(moduleId) ?? places.size
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files)
      return sorted.sort((one, other) => placeOf(one) - placeOf(other))
    }
  }
}
