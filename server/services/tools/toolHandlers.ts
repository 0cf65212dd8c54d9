/** The handlers of the operations that every tool has. */
import { checkProject } from './checkProject'
import { createReport } from './createReport'
import { dropDraft, keepDraft, listDrafts, openDraft } from './drafts'
import { exportToExcel } from './exportToExcel'
import { keepLink, openLink } from './links'
import { listCorrelations, listUnfitOptions, rateVariations } from './methods'
import { deleteProject, findProjects, openProject, saveProject } from './projects'
import { rate, rateMany } from './rating'
import { askReport } from './reportProgress'
import { askSearch, startSearch, stopSearch } from './searches'
import { sendReport } from './sendReport'
import { deleteTemplate, findTemplates, openTemplate, saveTemplate, shareTemplate } from './templates'
import type { SearchingTool, ToolDefinition, ToolParts } from './toolDefinition'
import { listVersions, openVersion, restoreVersion } from './versions'

/** The handlers of a tool that searches too. */
export function toolHandlers<
  Input extends object,
  Rating extends object,
  Results extends object,
  Search extends object,
  Answer extends object,
>(parts: ToolParts, of: SearchingTool<Input, Rating, Results, Search, Answer>) {
  return {
    ...commonHandlers(parts, of),
    StartSearch: startSearch(parts, of),
    AskSearch: askSearch<Answer>(parts.db, of),
    StopSearch: stopSearch(parts.db, of),
  }
}

/** The handlers of a tool that has no search. */
function commonHandlers<Input extends object, Rating extends object, Results extends object>(
  parts: ToolParts,
  of: ToolDefinition<Input, Rating, Results>,
) {
  const { db } = parts
  return {
    Rate: rate(parts, of),
    RateMany: rateMany(parts, of),
    ListCorrelations: listCorrelations(of),
    ListUnfitOptions: listUnfitOptions(parts, of),
    RateVariations: rateVariations(parts, of),
    ListProjects: findProjects(db, of),
    FindProjects: findProjects(db, of),
    OpenProject: openProject(db, of),
    SaveProject: saveProject(db, of),
    DeleteProject: deleteProject(parts, of),
    ListVersions: listVersions(db, of),
    OpenVersion: openVersion(db, of),
    RestoreVersion: restoreVersion(db, of),
    CheckProject: checkProject(of),
    KeepDraft: keepDraft(db, of),
    ListDrafts: listDrafts(db, of),
    OpenDraft: openDraft(db, of),
    DropDraft: dropDraft(db, of),
    ListTemplates: findTemplates(db, of),
    FindTemplates: findTemplates(db, of),
    OpenTemplate: openTemplate(db, of),
    SaveTemplate: saveTemplate(db, of),
    ShareTemplate: shareTemplate(parts, of),
    DeleteTemplate: deleteTemplate(parts, of),
    KeepLink: keepLink(parts, of),
    OpenLink: openLink(db, of),
    CreateReport: createReport(parts, of),
    AskReport: askReport(db, of),
    SendReport: sendReport(parts, of),
    ExportToExcel: exportToExcel(parts, of),
  }
}
