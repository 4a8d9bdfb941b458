/** A product's name. It leads to the product's page; where none is known it opens the quick shop, if the page can show one. */
export function ProductName({
  name,
  href,
  onOpen,
}: {
  name: string
  href: string | null
  onOpen?: (() => void) | undefined
}) {
  if (href) return <a href={href}>{name}</a>
  if (!onOpen) return name
  return (
    <button type="button" onClick={onOpen}>
      {name}
    </button>
  )
}
