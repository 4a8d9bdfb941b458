import { Skeleton } from '../ui/skeleton'

/** In the form's place until it has loaded; `label` is read aloud. */
export function FormSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <span className="vh">{label}</span>
      <Skeleton height="260px" />
    </div>
  )
}
