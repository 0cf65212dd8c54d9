import { Icon } from './Icon'

/** The error message under a field, which refers to it by `id`. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null
  return (
    <div className="invalid-feedback" id={id}>
      <Icon name="error" />
      <span>{error}</span>
    </div>
  )
}
