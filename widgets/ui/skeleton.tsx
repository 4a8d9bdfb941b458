/** A place kept, at the true size of what will come; sizes are CSS lengths. Its container says `aria-busy`. */
export function Skeleton({ width, height }: { width?: string; height: string }) {
  return <span className="skel" style={{ inlineSize: width, blockSize: height }} />
}
