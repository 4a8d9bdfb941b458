/** A skeleton of a list; with a label it also says that the list is loading. */
export function LinesGhost({ label }: { label?: string }) {
  const lines = (
    <div className="ghosts lines" aria-hidden="true">
      <i className="skel" />
      <i className="skel" />
      <i className="skel" />
      <i className="skel" />
    </div>
  )
  if (!label) return lines
  return (
    <div aria-busy="true">
      <span className="vh" role="status">
        {label}
      </span>
      {lines}
    </div>
  )
}
