import '../../views/styles/workbenchPage.scss'
import './workbench.css'
import './projects.css'
import { useData } from '../../views/DataContext'
import { useFrame } from '../../views/FrameContext'
import { Widget } from '../../views/widgets/Widget'
import type { Data } from './+data'

/** The coil workbench. The whole tool frame is one widget: its parts change together. */
export function Page() {
  const data = useData<Data>()
  const { viewer, preferences, csrfToken, address, support } = useFrame()
  const phone = viewer && support[viewer.plant]
  if (!viewer) throw new Error('the workbench is for signed-in readers')
  return (
    <>
      <noscript>
        <p className="wb-noscript">
          Rating, saving and reports need JavaScript. Without it this page shows the coil as it was rated last, to read
          and to print, and opens saved projects. Please switch it on, or call our support.
        </p>
      </noscript>
      <Widget
        name="coil-workbench"
        props={{
          ...data,
          viewer,
          preferences,
          csrfToken,
          address,
          support: phone ? { plant: viewer.plant, phone } : undefined,
        }}
      />
    </>
  )
}
