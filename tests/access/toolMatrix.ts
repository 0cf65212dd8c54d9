/**
 * The approved access to the operations that every tool has, for `matrix.ts`: one line an operation, one a service. It
 * is written by hand and read by people, as the matrix is, and not made from the table of tools.
 */

/** The columns of the roles that may use a tool, by its service. Nobody else may call any of its operations. */
export const columnsOfTools: Readonly<Record<string, readonly string[]>> = {
  'DesignService.svc': ['et'],
  'CircuitryService.svc': ['sp', 'ci'],
  'EconomizerService.svc': ['ec', 'cb', 'hu'],
  'AirCoolerService.svc': ['ai'],
  'GasService.svc': ['en', 'dr'],
  'MistService.svc': ['ni'],
}

/** For each operation what somebody impersonating gets, and what it changes; `-` where a GET changes nothing. */
const ofEveryTool = `
Rate              +  nothing
RateMany          +  nothing
ListCorrelations  +  -
ListUnfitOptions  +  nothing
RateVariations    +  nothing
StartSearch       +  work
AskSearch         +  nothing
StopSearch        +  work
ListProjects      +  -
FindProjects      +  nothing
OpenProject       +  nothing
SaveProject       +  work
DeleteProject     +  work
CheckProject      +  nothing
ListVersions      +  nothing
OpenVersion       +  nothing
RestoreVersion    +  work
KeepDraft         +  work
ListDrafts        +  nothing
OpenDraft         +  nothing
DropDraft         +  work
ListTemplates     +  -
FindTemplates     +  nothing
OpenTemplate      +  nothing
SaveTemplate      +  work
ShareTemplate     !  rights
DeleteTemplate    +  work
KeepLink          +  work
OpenLink          +  nothing
CreateReport      +  work
AskReport         +  nothing
SendReport        !  messages
ExportToExcel     +  nothing`

const lines = ofEveryTool
  .trim()
  .split('\n')
  .map(line => line.split(/\s+/) as [name: string, impersonated: string, change: string])

const visitor = '-'
const signedOut = 'x'
const refused = '!'

/** The rows of a tool in the matrix of operations, in the order of its columns: situations first, then roles. */
export function toolRows(service: string, held: readonly string[], columns: readonly string[]): string {
  return lines.map(([name, im]) => `${service}/${name} ${columns.map(outcome(im)).join(' ')}`).join('\n')

  function outcome(im: string) {
    const ofSituations: Record<string, string> = { vi: visitor, di: signedOut, im }
    return (column: string) => ofSituations[column] ?? (held.includes(column) ? '+' : refused)
  }
}

/** What the operations of a tool change. */
export function toolChanges(service: string): string {
  return lines
    .filter(([, , change]) => change !== '-')
    .map(([name, , change]) => `${change} ${service}/${name}`)
    .join('\n')
}
