import fp from 'fastify-plugin'
import { Struct } from 'superstruct'
import * as cart from '../../../core/cart/contracts'
import * as catalogue from '../../../core/catalogue/contracts'
import * as checkout from '../../../core/checkout/contracts'
import * as delivery from '../../../core/delivery/contracts'
import * as payment from '../../../core/payment/contracts'
import * as session from '../../../core/session/contracts'
import * as handoff from '../../../core/shapes/handoff-answer'
import * as address from '../../../core/shapes/address'
import * as cartItem from '../../../core/shapes/cart-item'
import * as wholeCart from '../../../core/shapes/cart'
import * as instrument from '../../../core/shapes/payment-instrument'
import * as promotion from '../../../core/shapes/promotion'
import * as deliveryClass from '../../../core/shapes/delivery-class'
import * as shipping from '../../../core/shapes/shipping'
import * as totals from '../../../core/shapes/totals'
import * as site from '../../../core/site/contracts'
import * as siteSettings from '../../../core/site/settings/contracts'
import { operationOf } from './open-api-operation'
import type { AnyEndpoint } from './service'
import { type Naming, objectSchemaOf, type Schema } from './struct-schema'
import type { AnyStruct } from './union-branches'

const modules = [
  { ...cart, ...catalogue, ...checkout, ...delivery, ...payment, ...session, ...handoff, ...site, ...siteSettings },
  { ...address, ...cartItem, ...wholeCart, ...instrument, ...promotion, ...deliveryClass, ...shipping, ...totals },
]

const named = new Map<unknown, { name: string; struct: AnyStruct }>(
  modules
    .flatMap(exports => Object.entries(exports))
    .flatMap(([name, struct]) =>
      struct instanceof Struct && struct.type === 'type'
        ? [[struct.schema, { name, struct: struct as AnyStruct }]]
        : [],
    ),
)

const nameOf: Naming = parts => named.get(parts)?.name

/** Generated from the structs that check the calls. */
export const openApi = fp(
  async app => {
    let text: string | undefined
    app.get('/openapi.json', (_request, reply) => {
      text ??= JSON.stringify(describeApi(app.service.mounted))
      return reply.type('application/json; charset=utf-8').send(text)
    })
  },
  { name: 'open-api', dependencies: ['service'] },
)

function describeApi(endpoints: readonly AnyEndpoint[]): Schema {
  const paths: Record<string, Record<string, Schema>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, nameOf) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Till commerce service', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    paths,
    components: {
      schemas: {
        ...Object.fromEntries([...named.values()].map(({ name, struct }) => [name, objectSchemaOf(struct, nameOf)])),
        Failure: FAILURE,
      },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  }
}

const FAILURE: Schema = {
  type: 'object',
  required: ['errorDetails', 'correlationId'],
  properties: {
    errorDetails: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['errorId', 'message'],
        properties: { errorId: { type: 'string' }, message: { type: 'string' } },
        additionalProperties: true,
      },
    },
    appId: { type: 'string' },
    correlationId: { type: 'string' },
  },
}
