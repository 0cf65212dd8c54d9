/**
 * The machines that a mist may stand before, in saved work. Only work that the caller may open is listed and read: it
 * takes a role of a tool that opens it, and a right to the project. What is not theirs looks as if it did not exist.
 */
import { holdsAny } from '../../../shared/access/roles'
import type { AirCoolerInput } from '../../../shared/aircooler/document/airCoolerDocument'
import { airCoolerProjects } from '../../../shared/aircooler/document/project'
import { airCoolerName } from '../../../shared/aircooler/facts/airCoolerName'
import type { CoilInput } from '../../../shared/coils/document/coilDocument'
import { coilProjects } from '../../../shared/coils/document/project'
import { coilName } from '../../../shared/coils/facts/coilName'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import {
  type ListMachines,
  type MachineKind,
  type ReadMachine,
  rolesOfKind,
} from '../../../shared/contracts/mistMachines'
import type { RequestOf } from '../../../shared/contracts/operation'
import { isCondenser, type MachineRequest } from '../../../shared/mist/machine/machineRequest'
import type { Item, Project, ProjectKind } from '../../../shared/tools/project'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { limits } from '../../config/limits'
import type { Database } from '../../data/database'
import { refusalOf } from '../../errors/calculationError'
import type { Calculations } from '../../jobs/calculations'
import type { Caller } from '../caller'
import { containing } from '../containing'
import type { ServiceCall } from '../service'
import { type AccessibleProject, accessibleProjects } from '../tools/accessibleProjects'

/** What a kind of saved work has for a mist. */
interface Source<Input> {
  kind: MachineKind
  projects: ProjectKind<Input>
  isMachine(input: Input): boolean
  nameOf(input: Input): string
  requestOf(input: Input, evaporating: number | undefined): MachineRequest
}

const coils: Source<CoilInput> = {
  kind: 'coil',
  projects: coilProjects,
  isMachine: isCondenser,
  nameOf: coilName,
  requestOf: (input, evaporating) => ({
    ...{ kind: 'coil', input },
    ...(evaporating === undefined ? {} : { compressor: { evaporating } }),
  }),
}

const airCoolers: Source<AirCoolerInput> = {
  kind: 'air-cooler',
  projects: airCoolerProjects,
  isMachine: () => true,
  nameOf: airCoolerName,
  requestOf: input => ({ kind: 'air-cooler', input }),
}

/** Hides the input of a source, so that both are gone through alike. */
const sourceOf = <Input>({ kind, projects, isMachine, nameOf, requestOf }: Source<Input>) => ({
  kind,
  /** Whether the caller holds a role that opens such work. */
  isFor: ({ roles }: Caller) => holdsAny(roles, rolesOfKind(projects.kind)),
  accessible: (db: Database, caller: Caller) => accessibleProjects(db, projects.kind, caller).selectAll('designs'),
  machinesOf(row: Pick<AccessibleProject, 'document'>) {
    if (projects.isNewer(row.document)) return []
    const { items } = projects.upgraded(row.document) as Project<Input>
    return items
      .filter(({ input }) => isMachine(input))
      .map(({ id, tag, input }: Item<Input>) => ({
        ...{ id, tag, label: nameOf(input) },
        request: (evaporating: number | undefined) => requestOf(input, evaporating),
      }))
  },
})

const sources = [sourceOf(coils), sourceOf(airCoolers)]

export function listMachines({ db }: { db: Database }) {
  return async (call: ServiceCall, { text }: RequestOf<typeof ListMachines>) => {
    const caller = call.requireCaller()
    const found = await Promise.all(
      sources
        .filter(source => source.isFor(caller))
        .map(async ({ kind, accessible, machinesOf }) => {
          const rows = await accessible(db, caller)
            .where('designs.name', 'ilike', containing(text.trim()))
            .orderBy('designs.changed_at', 'desc')
            .orderBy('designs.id')
            .limit(limits.listed.designs)
            .execute()
          return rows.flatMap(row =>
            machinesOf(row).map(({ id, tag, label }) => ({
              ...{ Project: row.id, Name: row.name, OwnerName: row.owner_name },
              ...{ ChangedAt: row.changed_at.toISOString(), Kind: kind, Item: id, Tag: tag, Label: label },
            })),
          )
        }),
    )
    const Items = found.flat().sort((one, other) => other.ChangedAt.localeCompare(one.ChangedAt))
    return { Succeeded: true, Notices: [], Items }
  }
}

export function readMachine({ db, calculations }: { db: Database; calculations: Calculations }) {
  return async (call: ServiceCall, { project, item, evaporating }: RequestOf<typeof ReadMachine>) => {
    const caller = call.requireCaller()
    for (const { kind, isFor, accessible, machinesOf } of sources) {
      if (!isFor(caller)) continue
      const row = await accessible(db, caller).where('designs.id', '=', project).executeTakeFirst()
      const machine = row && machinesOf(row).find(({ id }) => id === item)
      if (!machine) continue
      try {
        const read = await calculations.run('mist', 'machine', machine.request(evaporating), call)
        return succeeded({
          Machine: read.machine,
          Intake: read.intake,
          Source: {
            ...{ kind, project, item, name: row.name, revision: row.version, tag: machine.tag },
            takenAt: call.now.toISOString(),
            ...read.read,
          },
        })
      } catch (error) {
        return refused(refusalOf(error).message)
      }
    }
    return refused(serverMessages.machineMissing)
  }
}
