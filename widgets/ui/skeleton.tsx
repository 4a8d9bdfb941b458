/**
 * A place kept, at the true size of what will come; sizes are CSS lengths. Its container says `aria-busy`. With the font of
 * what will come, whose weight is given where it is another than around it, the browser has looked up the face by then.
 */
export function Skeleton({ width, height, weight }: { width?: string; height: string; weight?: number }) {
  return <span className="skel" style={{ inlineSize: width, blockSize: height, fontWeight: weight }} />
}
