import type { AnyEndpoint } from './service'

export function allowedMethods(mounted: readonly AnyEndpoint[], url: string): string[] {
  const path = url.split('?')[0] ?? ''
  const methods = mounted.filter(endpoint => patternOf(endpoint.path).test(path)).map(endpoint => endpoint.method)
  return [...new Set(methods)]
}

const patterns = new Map<string, RegExp>()

function patternOf(path: string): RegExp {
  const known = patterns.get(path)
  if (known) return known
  const escaped = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const pattern = new RegExp('^' + escaped.replace(/:\w+/g, '[^/]+') + '/?$')
  patterns.set(path, pattern)
  return pattern
}
