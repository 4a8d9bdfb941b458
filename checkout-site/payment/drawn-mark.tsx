import { marks } from './marks'

/** Null for a brand without a mark. */
export function DrawnMark({ of }: { of: string }) {
  const shapes = marks[of.toLowerCase()]
  if (!shapes) return null
  return (
    <svg className="mark" viewBox="0 0 34 22" aria-hidden="true">
      {shapes.map(([path, colour, transform]) => (
        <path key={path} d={path} fill={colour} transform={transform} />
      ))}
    </svg>
  )
}
