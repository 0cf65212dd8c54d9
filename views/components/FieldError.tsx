import { Icon } from './Icon'

/** What is wrong with a field, under it; the field names it by `id`. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null
  return (
    <div className="invalid-feedback" id={id}>
      <Icon name="error" />
      <span>{error}</span>
    </div>
  )
}
