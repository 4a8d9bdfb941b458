import type { Struct } from 'superstruct'
import { logError } from '../runtime/log-error'

type AnyStruct = Struct<unknown, unknown>

/**
 * What editors wrote, without the fields that they have cleared, and without the entries of lists and the optional fields that
 * break the contract. Null if the rest breaks it too. `name` is for the page's developer.
 */
export function validPart<Value>(given: unknown, struct: Struct<Value, unknown>, name: string): Value | null {
  const [broken] = struct.validate(given)
  const [lost, value] = struct.validate(fitting(given, struct as unknown as AnyStruct))
  const failures = broken?.failures() ?? []
  const reported = lost ? failures[0] : failures.find(failure => !isCleared(failure.value))
  if (reported) logError(`Expected ${name} by its contract, got another '${reported.path.join('.')}'; it is left out.`)
  return value ?? null
}

/** Undefined if nothing of it fits. */
function fitting(given: unknown, struct: AnyStruct): unknown {
  if (isCleared(given) && struct.is(undefined)) return undefined
  const value = withFittingParts(given, struct)
  return struct.is(value) ? value : undefined
}

function withFittingParts(given: unknown, { type, schema }: AnyStruct): unknown {
  if (type === 'array' && Array.isArray(given))
    return given.map(one => fitting(one, schema as AnyStruct)).filter(one => one !== undefined)
  if (type !== 'type' || typeof given !== 'object' || given === null) return given
  const structs = schema as Readonly<Record<string, AnyStruct>>
  const fields = Object.entries(given).map(([name, one]) => [name, structs[name] ? fitting(one, structs[name]) : one])
  return Object.fromEntries(fields.filter(([, one]) => one !== undefined))
}

const isCleared = (value: unknown): boolean => value === undefined || value === null || value === ''
