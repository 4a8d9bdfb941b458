import { aToken } from '../../core/testing/a-token'

/** A call that went out, as a test looks at it. */
export interface Call {
  readonly endpoint: string
  readonly body: unknown
}

/** What the service answers, by endpoint (`'PUT /cart/v1/coupon'`): a body, a `Response`, or what a function makes of it. */
export type Answers = Record<string, unknown>

/** Stands in for the service: whatever the page fetches from its own origin under the API's paths. */
export function serve(answers: Answers) {
  const calls: Call[] = []
  const all: Answers = { 'POST /token/v2/auth/token': () => aToken(), ...answers }
  const real = window.fetch
  window.fetch = async (input, init) => {
    const { pathname } = new URL(String(input), location.href)
    const method = init?.method ?? 'GET'
    if (!/^\/(cart|token|fapi|products|stores|wishlists)\//.test(pathname)) return real(input, init)
    const body: unknown = init?.body ? JSON.parse(String(init.body)) : undefined
    const endpoint = Object.keys(all).find(name => matches(name, method, pathname)) ?? `${method} ${pathname}`
    calls.push({ endpoint, body })
    const answer = all[endpoint]
    const given: unknown = await (typeof answer === 'function' ? answer({ endpoint, body }) : answer)
    if (given instanceof Response) return given
    return given === undefined ? refusal(404, 'API404') : Response.json(given)
  }
  return {
    calls,
    /** Other answers from now on. */
    answer: (more: Answers) => void Object.assign(all, more),
    callsTo: (endpoint: string) => calls.filter(call => call.endpoint === endpoint),
    end: () => {
      window.fetch = real
    },
  }
}

/** An answer that says no, with a code of the catalogue. */
export function refusal(status: number, errorId: string, details: object = {}): Response {
  const body = { errorDetails: [{ errorId, message: `The service says ${errorId}`, ...details }], correlationId: 'c' }
  return Response.json(body, { status })
}

function matches(name: string, method: string, pathname: string): boolean {
  const [asked, path = ''] = name.split(' ')
  return asked === method && new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname)
}
