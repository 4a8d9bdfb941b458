/** Reserves room in the final size; sizes are CSS lengths. Its container has `aria-busy`. */
export function Skeleton({ width, height }: { width?: string; height: string }) {
  return <span className="skel" style={{ inlineSize: width, blockSize: height }} />
}
