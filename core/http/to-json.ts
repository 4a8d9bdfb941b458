/**
 * JSON that no page can bend: Prototype.js gives strings and arrays a `toJSON` of its own, and JSON.stringify heeds it. What is
 * asked for each value is asked after that, and takes the value as it stands in what holds it.
 */
export const toJson = (value: unknown): string => JSON.stringify(value, asItStands)

function asItStands(this: Readonly<Record<string, unknown>>, name: string): unknown {
  return this[name]
}
