import type { Struct } from 'superstruct'

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** `access.ts` has the table. */
export type Audience = 'anyone' | 'first-party-page' | 'cart' | 'lists' | 'shopper' | 'registered' | 'associate'

/**
 * One call of the wire, without behaviour: client and service are both made from it. `path` names its parameters with a colon
 * (`/cart/v1/cart/:basketId`); `answer` is `null` for a 204. `Read` is what a client knows of the answer.
 */
export type Endpoint<Path extends string, Query, Body, Answer, Read = unknown> = {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: Path
  readonly audience: Audience
  readonly status: 200 | 201 | 204
  readonly query: Struct<Query, unknown> | null
  readonly body: Struct<Body, unknown> | null
  readonly answer: Struct<Answer, unknown> | null
  /** Only for its type. */
  readonly read?: Read
}

export type ParamsOf<Path extends string> = { [Name in ParamNames<Path>]: string }

type Description<Path extends string, Query, Body, Answer, Read> = {
  name: string
  method: Endpoint<Path, Query, Body, Answer>['method']
  path: Path
  audience?: Audience
  status?: 200 | 201
  query?: Struct<Query, unknown>
  body?: Struct<Body, unknown>
  answer?: Struct<Answer, unknown>
  /** The part of the answer that a host page reads and checks instead of `answer` (widgets/build/lean.ts). */
  reads?: Struct<Read, unknown>
}

/** The defaults: audience `shopper`, which excludes third-party pages, and status 200, or 204 without an answer. */
export function endpoint<
  const Path extends string,
  Query = undefined,
  Body = undefined,
  Answer = undefined,
  Read = Answer,
>(description: Description<Path, Query, Body, Answer, Read>): Endpoint<Path, Query, Body, Answer, Read> {
  const answer = description.answer ?? (description.reads as unknown as Struct<Answer, unknown> | undefined) ?? null
  return {
    name: description.name,
    method: description.method,
    path: description.path,
    audience: description.audience ?? 'shopper',
    status: answer ? (description.status ?? 200) : 204,
    query: description.query ?? null,
    body: description.body ?? null,
    answer,
  }
}
