import { routeNamed } from '../../../shared/routes'
import { tokenPath } from '../../../shared/selectionApi/apiCalls'

/** Whether programs ask at this path. The page about the API is a page like any other. */
export function isForPrograms(path: string): boolean {
  if (routeNamed(path) === 'apiDocs') return false
  return path === tokenPath || /^\/api\/v\d/.test(path)
}
