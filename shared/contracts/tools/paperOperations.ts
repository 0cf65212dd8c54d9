/** Operations by which a tool puts work on paper: reports, their mail, and workbooks. */
import { z } from 'zod'
import { limits } from '../../limits'
import { downloadName } from '../../reports/downloadName'
import { email, requiredText, textUpTo } from '../../validation/schemas'
import { envelope } from '../envelope'
import { operation } from '../operation'
import { ofTool, type ToolSchemas } from './toolSchemas'

/** What names a report: its folder. */
export const reportName = z.string().regex(/^[0-9a-f]{32}$/)

/** What is posted to have a report as a workbook: the report itself, or work that is in none. */
const exportParametersOf = <Printable extends z.ZodType>(document: Printable) =>
  z.union([
    z.strictObject({ report: reportName }),
    z.strictObject({ title: requiredText('Title', limits.projectName), document }),
  ])

/** The descriptor of a made report, which the report screen shows; kept in the session, across screens. */
const reportDescriptorOf = <Parameters extends z.ZodType>(parameters: Parameters) =>
  z.object({
    ReportTitle: z.string(),
    FolderName: z.string(),
    FileName: z.string(),
    /** It was asked for in a window of its own, which the browser has opened already. */
    OpenInNewWindow: z.boolean().optional(),
    /** Absent where it cannot be exported. */
    ExportParameters: parameters.optional(),
    /** Only holders of the special role may export it. */
    RequiresSRC: z.boolean().optional(),
  })

export function paperOperations<Printable extends z.ZodType>({
  tool,
  printable: document,
}: { printable: Printable } & Pick<ToolSchemas, 'tool'>) {
  const exportParameters = exportParametersOf(document)
  const reportDescriptor = reportDescriptorOf(exportParameters)
  return {
    /** Makes the PDF report of an item or a project and keeps it for the caller. */
    CreateReport: operation({
      ...ofTool(tool),
      name: 'CreateReport',
      method: 'POST',
      changes: 'work',
      bodyLimit: limits.body.document,
      request: z.strictObject({
        title: requiredText('Title', limits.projectName),
        document,
        /** A submittal, where nothing else is said. */
        kind: z.enum(['submittal', 'performance']).optional(),
        openInNewWindow: z.boolean().optional(),
      }),
      response: envelope(reportDescriptor),
    }),
    /** Mails a report to those whom its maker names. Never in the name of somebody that another person acts as. */
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
      /** The number that stands in the report, and whom it went out to. */
      response: envelope(z.object({ Reference: z.string(), To: z.array(z.string()) })),
    }),
    /** Work as a workbook of its inputs and results. Of a report, only for its maker, and who holds the role it asks for. */
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
