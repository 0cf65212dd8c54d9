/** The operations that only the mist has: the machine that it stands before, read from a saved condenser or air cooler. */
import { z } from 'zod'
import { mistInput } from '../mist/document/mistDocument'
import { rolesOfTool, type Tool, tools } from '../tools/tools'
import { textUpTo } from '../validation/schemas'
import { envelope, listEnvelope } from './envelope'
import { operation } from './operation'

const { machine, intake } = mistInput.shape
const kind = machine.shape.source.unwrap().shape.kind

export type MachineKind = z.infer<typeof kind>

const service = tools.mist.service
const access = rolesOfTool(tools.mist)

/** A condenser or an air cooler of a project that the caller may open. */
const savedMachine = z.object({
  Project: z.uuid(),
  Name: z.string(),
  OwnerName: z.string(),
  ChangedAt: z.string(),
  Kind: kind,
  Item: z.string(),
  Tag: z.string(),
  /** What it is, in words. */
  Label: z.string(),
})

export type SavedMachine = z.infer<typeof savedMachine>

/** The roles that open saved work of a kind: those of the tools that work on it. */
export const rolesOfKind = (kind: string) =>
  Object.values<Tool>(tools).flatMap(tool => (tool.kind === kind ? rolesOfTool(tool) : []))

/** The machines in the saved work that the caller may open, the last changed first; by a part of the project's name. */
export const ListMachines = operation({
  ...{ service, access, name: 'ListMachines', method: 'POST', changes: 'nothing' },
  request: z.strictObject({ text: textUpTo(100) }),
  response: listEnvelope(savedMachine),
})

/** Reads a machine: the server rates the saved item over temperatures of the air. */
export const ReadMachine = operation({
  ...{ service, access, name: 'ReadMachine', method: 'POST', changes: 'nothing' },
  request: z.strictObject({
    project: z.uuid(),
    item: textUpTo(60),
    /** Of a condenser: the temperature at which the machine evaporates [K]; the usual one where left out. */
    evaporating: z.number().min(200).max(330).optional(),
  }),
  response: envelope(
    z.object({
      Machine: machine.pick({ kind: true, ratedPower: true, ratedAt: true, slope: true }),
      Intake: intake.pick({ airflow: true, face: true }),
      Source: machine.shape.source.unwrap(),
    }),
  ),
})
