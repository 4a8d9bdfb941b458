import { create, is, type Struct, StructError } from 'superstruct'
import { fail, type ShopFailure } from '../failure'
import { type AnyStruct, branchesOf } from './union-branches'

/** The error names the invalid field, never its value. */
export function readInput<Content>(
  struct: Struct<Content, unknown> | null,
  value: unknown,
  place: 'query' | 'body',
): Content {
  // Without a struct the endpoint's type for it is `undefined`.
  if (!struct) return undefined as Content
  try {
    return create(value, struct)
  } catch (error) {
    if (error instanceof StructError) throw refusal(errorOfBranch(struct as AnyStruct, value) ?? error, place)
    throw error
  }
}

function refusal(error: StructError, place: 'query' | 'body'): ShopFailure {
  const field = error.path.join('.')
  const name = field === '' ? `The ${place}` : `${place === 'query' ? 'Query field' : 'Field'} '${field}'`
  const isMissing = error.value === undefined
  const message = isMissing ? `${name} is missing` : `${name} is not what it must be (${error.type})`
  return fail('GEN500', { field: field || place }, { status: 400, message })
}

/** The error of the branch that the value's `type` names. */
function errorOfBranch(struct: AnyStruct, value: unknown): StructError | undefined {
  const branches = branchesOf(struct)
  const type = (value as { type?: unknown } | null)?.type
  const branch = branches.find(({ schema }) => is(type, (schema as { type: AnyStruct }).type)) ?? branches[0]
  return branch?.validate(value, { coerce: true })[0]
}
