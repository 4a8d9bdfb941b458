/** Nothing at 0, '99+' above 99. Its button says the number in its name. */
export function Badge({ count }: { count: number }) {
  if (!count) return null
  return (
    <span className="badge" aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  )
}
