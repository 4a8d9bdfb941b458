/** From 0 to 1; not announced, because a sentence beside it says the same. */
export function Progress({ value }: { value: number }) {
  return (
    <div className="bar" aria-hidden="true">
      <i style={{ inlineSize: `${Math.min(1, Math.max(0, value)) * 100}%` }} />
    </div>
  )
}
