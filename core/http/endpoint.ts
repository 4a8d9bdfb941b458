import type { Struct } from 'superstruct'

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** Who may make a call. What each means stands in one table (`access.ts`). */
export type Audience = 'anyone' | 'first-party-page' | 'cart' | 'lists' | 'shopper' | 'registered' | 'associate'

/**
 * One call of the wire, without behaviour: client and service are both made from it.
 * `path` names its parameters with a colon (`/cart/v1/cart/:basketId`); `answer` is `null` where the status is 204.
 * `Read` is what a client knows of the answer.
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
  /** For its type alone. */
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
  /** The part of the answer that a host page reads: its build checks this in the place of `answer` (widgets/build/lean.ts). */
  reads?: Struct<Read, unknown>
}

/**
 * Describes a call. Unless said otherwise the audience is `shopper`, which lets in no third-party page, and the status is 200,
 * or 204 where nothing is answered.
 */
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
