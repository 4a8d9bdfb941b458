/** The integrity value, and the files it imports. */
export type Pin = readonly [integrity: string, ...imports: string[]]

export type Pins = Readonly<Record<string, Pin>>

export function withImports(files: readonly string[], pins: Pins, found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue
    found.add(file)
    withImports((pins[file]?.slice(1) as string[] | undefined) ?? [], pins, found)
  }
  return found
}
