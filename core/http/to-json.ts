/** JSON that ignores `toJSON`, which Prototype.js adds to strings and arrays. */
export const toJson = (value: unknown): string => JSON.stringify(value, asItStands)

function asItStands(this: Readonly<Record<string, unknown>>, name: string): unknown {
  return this[name]
}
