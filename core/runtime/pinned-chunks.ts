/** What is known of a chunk before it is fetched: its integrity value, and the files that it imports. */
export type Pin = readonly [integrity: string, ...imports: string[]]

/** Chunks by file name. */
export type Pins = Readonly<Record<string, Pin>>

/** Some files and all that they import; what `pins` does not list stands for itself. */
export function withImports(files: readonly string[], pins: Pins, found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue
    found.add(file)
    withImports((pins[file]?.slice(1) as string[] | undefined) ?? [], pins, found)
  }
  return found
}
