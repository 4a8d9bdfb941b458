import { create, type Struct, StructError } from 'superstruct'
import { fail, type ShopFailure } from '../failure'

/** Checks a query or body against its struct. The error names the field that is wrong, never its value. */
export function readInput<Content>(
  struct: Struct<Content, unknown> | null,
  value: unknown,
  place: 'query' | 'body',
): Content {
  // Without a struct, the endpoint's type for it is `undefined`.
  if (!struct) return undefined as Content
  try {
    return create(value, struct)
  } catch (error) {
    if (error instanceof StructError) throw refusal(error, place)
    throw error
  }
}

function refusal(error: StructError, place: 'query' | 'body'): ShopFailure {
  const field = fieldOf(error)
  const name = field === '' ? `The ${place}` : `${place === 'query' ? 'Query field' : 'Field'} '${field}'`
  const isMissing = error.value === undefined
  const message = isMissing ? `${name} is missing` : `${name} is not what it must be (${error.type})`
  return fail('GEN500', { field: field || place }, { status: 400, message })
}

/** The deepest path that failed: a union fails without a path, its branches name the field. */
function fieldOf(error: StructError): string {
  if (error.path.length > 0) return error.path.join('.')
  const [first, ...rest] = [...error.failures()].filter(failure => failure.path.length > 0)
  return (rest.at(-1) ?? first)?.path.join('.') ?? ''
}
