import { nodesOf } from '../../widgets/build/syntax'

/** A screen's path, and the files of its first views. */
export type RouteViews = { place: string; views: string[] }

/** Reads a parsed `routes.ts`, which cannot run in a build. `*` stands for all other paths, if it names a view for them. */
export function routeViewsOf(program: unknown): RouteViews[] {
  const files = importedBy(program)
  const fileOf = (screen: unknown) =>
    sourceIn(screen) ?? files.get(nodesOf(screen, 'Identifier').map(({ name }) => name)[0] ?? '')
  const fileNamed = (name: string) => required(files.get(name), name)

  const routes = nodesOf(program, 'ObjectExpression').flatMap(({ properties = [] }) => {
    const value = (name: string) => properties.find(({ key }) => key?.name === name)?.value
    const place = (value('path') as { value?: unknown } | undefined)?.value
    if (typeof place !== 'string') return []
    const view = required(fileOf(value('screen')), `the screen of '${place}'`)
    return [{ place, views: value('inAccount') ? [fileNamed('AccountFrame'), view] : [view] }]
  })
  const unknown = files.get('NotFound')
  return unknown ? [...routes, { place: '*', views: [unknown] }] : routes
}

/** Each imported name with its file, imported statically or by `import()`. */
function importedBy(program: unknown): Map<string, string> {
  const now = nodesOf(program, 'ImportDeclaration').flatMap(({ specifiers = [], source }) =>
    specifiers.map(({ local }) => [local?.name ?? '', source?.value ?? ''] as const),
  )
  const late = nodesOf(program, 'VariableDeclarator').flatMap(({ id, init }) => {
    const file = sourceIn(init)
    return file ? [[id?.name ?? '', file] as const] : []
  })
  return new Map([...now, ...late])
}

const sourceIn = (node: unknown): string | undefined => nodesOf(node, 'ImportExpression')[0]?.source?.value

function required(file: string | undefined, what: string): string {
  if (file) return file
  throw new Error(
    `checkout-site/routes.ts does not say which file shows ${what}. Write it as lazily(() => import('./screens/x/x'), 'X').`,
  )
}
