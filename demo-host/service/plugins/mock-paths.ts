import type { IncomingMessage } from 'node:http'
import type { Configuration } from '../configuration'

const PATH = /^\/mock\/([\w,]{1,80})(\/.*)$/

/** `/mock/INV408,800ms/cart/v1/item` refuses `/cart/v1/item` with INV408 after 800 ms. Not in production. */
export function mockPaths({ environment }: Configuration): (request: IncomingMessage) => string {
  if (environment === 'production') return ({ url = '/' }) => url
  return ({ url = '/', headers }) => {
    const [, faults, path] = PATH.exec(url) ?? []
    if (!faults || !path) return url
    for (const fault of faults.split(',')) {
      const delay = /^(\d+)ms$/.exec(fault)?.[1]
      headers[delay ? 'x-mock-delay' : 'x-mock-error'] = delay ?? fault
    }
    return path
  }
}
