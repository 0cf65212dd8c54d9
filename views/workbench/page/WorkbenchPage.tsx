import type { ReactNode } from 'react'
import type { Tool } from '../../../shared/tools/tools'
import { useFrame } from '../../FrameContext'
import type { WorkbenchProps } from '../Workbench'

/** The part of the workbench's props that comes from the frame and not from the page's own data. */
type FrameProps = Pick<WorkbenchProps<object, never>, 'viewer' | 'preferences' | 'csrfToken' | 'address' | 'support'>

interface WorkbenchPageProps {
  tool: Tool
  /** The widget of the tool. The whole frame of a tool is one widget, because its parts change together. */
  children: (frame: FrameProps) => ReactNode
}

/** The page of a tool. The page itself imports `workbenchPage.scss`: so all tools load the same style sheet. */
export function WorkbenchPage({ tool, children }: WorkbenchPageProps) {
  const { viewer, preferences, csrfToken, address, support } = useFrame()
  if (!viewer) throw new Error('the workbench is for signed-in readers')
  const phone = support[viewer.plant]
  return (
    <>
      <noscript>
        <p className="wb-noscript">
          Rating, saving and reports need JavaScript. Without it this page shows the {tool.item} as it was rated last,
          to read and to print, without the groups of fields that are folded, and opens saved projects. Please switch it
          on, or call our support.
        </p>
      </noscript>
      {children({
        ...{ viewer, preferences, csrfToken, address },
        support: phone ? { plant: viewer.plant, phone } : undefined,
      })}
    </>
  )
}
