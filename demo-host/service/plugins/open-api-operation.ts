import { needsSession } from '../../../core/http/access'
import type { AnyEndpoint } from './service'
import { canBeMissing, type Naming, type Schema, schemaOf } from './struct-schema'
import type { AnyStruct } from './union-branches'

const json = (schema: Schema): Schema => ({ 'application/json': { schema } })

export function operationOf(endpoint: AnyEndpoint, nameOf: Naming): Schema {
  const { name, method, audience, body, answer, status } = endpoint
  return {
    operationId: name,
    parameters: [...headersOf(method), ...pathParametersOf(endpoint), ...queryParametersOf(endpoint, nameOf)],
    ...(body
      ? { requestBody: { required: !canBeMissing(asAny(body)), content: json(schemaOf(asAny(body), nameOf)) } }
      : {}),
    responses: {
      [status]: {
        description: answer ? 'Done' : 'Done, with nothing to tell',
        ...(answer ? { content: json(schemaOf(asAny(answer), nameOf)) } : {}),
      },
      default: {
        description: 'Refused, by a code of the catalogue',
        content: json({ $ref: '#/components/schemas/Failure' }),
      },
    },
    ...(needsSession(audience) ? { security: [{ token: [] }] } : {}),
  }
}

/** Structs are invariant; here only the schema counts. */
const asAny = (struct: unknown): AnyStruct => struct as AnyStruct

const header = (name: string, required: boolean): Schema => ({
  name,
  in: 'header',
  required,
  schema: { type: 'string' },
})

function headersOf(method: string): Schema[] {
  const all = [header('x-access-key', true), header('x-locale', false), header('x-correlation-id', false)]
  return method === 'GET' ? all : [...all, header('x-transaction-id', false)]
}

function pathParametersOf({ path }: AnyEndpoint): Schema[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
  return names.map(name => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
}

function queryParametersOf({ query }: AnyEndpoint, nameOf: Naming): Schema[] {
  if (!query) return []
  const fields = Object.entries(asAny(query).schema as Record<string, AnyStruct>)
  return fields.map(([name, field]) => ({
    name,
    in: 'query',
    required: !canBeMissing(field),
    schema: schemaOf(field, nameOf),
  }))
}
