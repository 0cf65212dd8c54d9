/** The server's messages about projects. In their own file, because no page needs them in advance. */
export const projectMessages = {
  sameAsThen: 'The numbers are the same as then.',
  notAsThen: 'The engine has changed since then, and the numbers are not the same.',
  notCompared: 'The link is of another tool, so the numbers are not compared with those of then.',
  fileNotJson: 'The file is no JSON, so nothing was read of it. Choose a file that was saved by Save to file.',
  fileNotProject: 'The file holds no project. Choose a file that was saved by Save to file.',
  fileNewer: 'The file was saved by a newer Coilworks than this one. Open it where it was saved.',
  fileWrong: 'The file cannot be opened as it is. Mend this in it, or save the project to a file again:',
  savedNewer:
    'This was saved by a newer release of Coilworks than the one that you use. Reload the page; if it says this again, ask your IT to update Coilworks. Nothing is lost.',
  versionMissing: 'This version does not exist any more, or the project is not shared with you.',
  versionRestored: (version: number) => `Version ${version} restored.`,
  templateMissing: 'This template does not exist or is not shared with you.',
  templateReadOnly: 'This template is shared with you to read. Save yours under a new name.',
  templateKept: 'You may not delete this template: that needs Full Access.',
  templateNotYours: 'Only its owner can share this template.',
  linkMissing: 'This link leads to nothing, or to work of another company. Links are kept for three years.',
  linksPaused: 'You have made many links in a short time. Try again in an hour.',
  /** The messages when one more is refused. */
  full: {
    designs: {
      person: (most: string) => `You have ${most} saved projects, which is the most. Delete some, then save again.`,
      company: (most: string) =>
        `Your company has ${most} saved projects, which is the most. Delete some, or ask colleagues to, then save again.`,
    },
    coil_templates: {
      person: (most: string) => `You have ${most} templates, which is the most. Delete some, then save again.`,
      company: (most: string) =>
        `Your company has ${most} templates, which is the most. Delete some, or ask colleagues to, then save again.`,
    },
    coil_snapshots: {
      person: (most: string) => `You have made ${most} links, which is the most that are kept. Save a project instead.`,
      company: (most: string) =>
        `Your company has made ${most} links, which is the most that are kept. Save a project instead.`,
    },
  },
  itemTwice: 'Two items have the same id.',
} as const
