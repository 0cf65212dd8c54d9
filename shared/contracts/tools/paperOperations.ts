/** Operations of a tool for output: PDF reports, their mail, and workbooks. */
import { z } from 'zod'
import { limits } from '../../limits'
import { downloadName } from '../../reports/downloadName'
import { email, requiredText, textUpTo } from '../../validation/schemas'
import { envelope } from '../envelope'
import { operation } from '../operation'
import { ofTool, type ToolSchemas } from './toolSchemas'

/** The name of a report, which is its folder. */
export const reportName = z.string().regex(/^[0-9a-f]{32}$/)

/** The request of a workbook: for a report, or for work without a report. */
const exportParametersOf = <Printable extends z.ZodType>(document: Printable) =>
  z.union([
    z.strictObject({ report: reportName }),
    z.strictObject({ title: requiredText('Title', limits.projectName), document }),
  ])

/** The descriptor of a report, for the report screen; the session keeps it across pages. */
const reportDescriptorOf = <Parameters extends z.ZodType>(parameters: Parameters) =>
  z.object({
    ReportTitle: z.string(),
    FolderName: z.string(),
    FileName: z.string(),
    /** The report was requested in its own window, which the browser has already opened. */
    OpenInNewWindow: z.boolean().optional(),
    /** Absent if the report cannot be exported. */
    ExportParameters: parameters.optional(),
    /** Set if only holders of the role `isSRC` may export it. */
    RequiresSRC: z.boolean().optional(),
    /** An addition: the fields with characters that do not print, if there are any. */
    Unprintable: z.array(z.string()).min(1).optional(),
  })

export function paperOperations<Printable extends z.ZodType>({
  tool,
  printable: document,
}: { printable: Printable } & Pick<ToolSchemas, 'tool'>) {
  const exportParameters = exportParametersOf(document)
  const reportDescriptor = reportDescriptorOf(exportParameters)
  return {
    /** Makes the PDF report of an item or a project and stores it for the caller. */
    CreateReport: operation({
      ...ofTool(tool),
      name: 'CreateReport',
      method: 'POST',
      changes: 'work',
      bodyLimit: limits.body.document,
      request: z.strictObject({
        title: requiredText('Title', limits.projectName),
        document,
        /** If absent, a submittal. */
        kind: z.enum(['submittal', 'performance', 'internal']).optional(),
        openInNewWindow: z.boolean().optional(),
        /** An id of the caller's choice by which `AskReport` tells how far it is, for a project. */
        progress: z.uuid().optional(),
      }),
      response: envelope(reportDescriptor),
    }),
    /** How far one of the caller's reports is; nothing if none of that id is being made. */
    AskReport: operation({
      ...ofTool(tool),
      name: 'AskReport',
      method: 'POST',
      changes: 'nothing',
      polled: true,
      request: z.strictObject({ progress: z.uuid() }),
      /** The number of items that are rated, and of those that are drawn too; `Items` is the total. */
      response: envelope(z.object({ Rated: z.int(), Drawn: z.int(), Items: z.int() })),
    }),
    /** Mails a report to the addresses that its maker gives. Refused while impersonating. */
    SendReport: operation({
      ...ofTool(tool),
      name: 'SendReport',
      method: 'POST',
      changes: 'messages',
      refuses: ['impersonated'],
      request: z.strictObject({
        report: reportName,
        to: z.array(email).min(1).max(limits.reportMail.addresses),
        note: textUpTo(limits.reportMail.note),
      }),
      /** The reference number printed in the report, and its recipients. */
      response: envelope(z.object({ Reference: z.string(), To: z.array(z.string()) })),
    }),
    /** A workbook of inputs and results; that of a report only for its maker. Marked work needs the role `isSRC`. */
    ExportToExcel: operation({
      ...ofTool(tool),
      name: 'ExportToExcel',
      method: 'POST',
      changes: 'nothing',
      bodyLimit: limits.body.document,
      request: exportParameters,
      response: envelope(
        z.object({ Data: z.base64(), FileName: z.string().transform(name => downloadName(name, '.xlsx')) }),
      ),
    }),
  }
}
