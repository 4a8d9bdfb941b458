import { create, is } from 'superstruct'
import { boundsOf, lengthsOf } from './struct-limits'
import { type AnyStruct, branchesOf } from './union-branches'

/** JSON Schema (2020-12, as OpenAPI 3.1 takes it) of what a struct describes. */
export type Schema = { readonly [keyword: string]: unknown }

/** Names the structs that stand as components of their own; a struct keeps its parts when it is made optional. */
export type Naming = (parts: unknown) => string | undefined

/**
 * Describes a struct. Superstruct tells kind and parts; what its refinements (size, min, max) ask for lies in functions
 * and is learnt by trying them, so that description and check cannot part.
 */
export function schemaOf(struct: AnyStruct, nameOf: Naming): Schema {
  const schema = bareSchemaOf(struct, nameOf)
  const takesNull = struct.type !== 'unknown' && is(null, struct)
  return takesNull ? { anyOf: [schema, { type: 'null' }] } : schema
}

function bareSchemaOf(struct: AnyStruct, nameOf: Naming): Schema {
  const { type, schema: parts } = struct
  const name = nameOf(parts)
  if (name) return { $ref: `#/components/schemas/${name}` }
  switch (type) {
    case 'string':
      return { type, ...lengthsOf(struct) }
    case 'integer':
    case 'number':
      return { type, ...boundsOf(struct) }
    case 'boolean':
      return { type }
    case 'array':
      return { type, items: schemaOf(parts as AnyStruct, nameOf), ...(is([], struct) ? {} : { minItems: 1 }) }
    case 'enums':
      return { enum: Object.values(parts as Record<string, unknown>) }
    case 'literal':
      return { const: parts }
    case 'record':
      return { type: 'object', additionalProperties: schemaOf(valuesOf(struct), nameOf) }
    case 'type':
      return objectSchemaOf(struct, nameOf)
    case 'union':
      return { anyOf: branchesOf(struct).map(branch => schemaOf(branch, nameOf)) }
    default:
      return {}
  }
}

/** Describes an object by its own fields, even where it has a name. */
export function objectSchemaOf({ schema: parts }: AnyStruct, nameOf: Naming): Schema {
  const fields = Object.entries(parts as Record<string, AnyStruct>)
  const required = fields.filter(([, field]) => !canBeMissing(field)).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, schemaOf(field, nameOf)])),
    ...(required.length > 0 ? { required } : {}),
  }
}

/** Optional, or filled in where it is missing. */
export function canBeMissing(field: AnyStruct): boolean {
  if (is(undefined, field)) return true
  try {
    create(undefined, field)
    return true
  } catch {
    return false
  }
}

/** A record shows what its values are by walking one. */
function valuesOf(struct: AnyStruct): AnyStruct {
  const context = { branch: [], path: [] }
  const [entry] = [...struct.entries({ key: undefined }, context)].reverse()
  return entry?.[2] as AnyStruct
}
