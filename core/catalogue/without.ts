/** All entries but one; the same object if there is no such entry. */
export function without<Value>(all: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> {
  if (!(key in all)) return all
  const { [key]: _gone, ...others } = all
  return others
}
