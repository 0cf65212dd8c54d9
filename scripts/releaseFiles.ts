/** The files of a release archive: all that is needed to install, run and build, without tests. */

/** Files and folders of the repository. */
export const shippedSources = [
  '.dockerignore',
  '.env.example',
  '.npmrc',
  'CHANGELOG.md',
  'Dockerfile',
  'README.md',
  'compose.yaml',
  'docs',
  'engine',
  'package-lock.json',
  'package.json',
  'pages',
  'public',
  'scripts/billOfMaterials.ts',
  'scripts/build.ts',
  'scripts/buildLock.ts',
  'scripts/buildState.d.mts',
  'scripts/buildState.mjs',
  'scripts/compressFiles.ts',
  'scripts/dropPageScripts.ts',
  'scripts/ensureBuilt.d.mts',
  'scripts/ensureBuilt.mjs',
  'scripts/forgetFolder.ts',
  'scripts/install.mjs',
  'scripts/laterFiles.ts',
  'scripts/leanReact.ts',
  'scripts/moduleGraph.ts',
  'scripts/root.d.mts',
  'scripts/root.mjs',
  'scripts/run.mjs',
  'scripts/preloads.ts',
  'scripts/scriptFiles.ts',
  'scripts/start.mjs',
  'server',
  'shared',
  'tsconfig.json',
  'views',
  'vite.config.ts',
  'vite.server.config.ts',
]

/** The release notes of a version: the part of the list of changes above its heading, and its own part. */
export function notesOf(version: string, changes: string): string {
  const parts = changes.split(/^(?=## )/m)
  const own = parts.findIndex(part => part.startsWith(`## ${version}\n`))
  if (own < 0) throw new Error(`CHANGELOG.md has no heading '## ${version}': write what it changes first.`)
  return parts.slice(1, own + 1).join('')
}
