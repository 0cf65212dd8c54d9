import '../../views/styles/workbenchPage.scss'
import { EconomizerPage } from '../../views/widgets/economizer-workbench/EconomizerPage'

/** The general page of the economizers. */
export const Page = () => <EconomizerPage route="economizer" />
