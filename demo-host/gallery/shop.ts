import type { FastifyInstance } from 'fastify'
import type { DescribedWidget, ShownStory } from './described'

type Call = { Params: { folder: string; story: string; '*': string } }

/** Stands in for the service, once for each story: under `/gallery/shop/{widget}/{story}` it gives the story's fixed answers. */
export function storyShops(app: FastifyInstance, find: (folder: string, name: string) => ShownStory | null): void {
  app.all<Call>('/gallery/shop/:folder/:story/*', { bodyLimit: 65_536 }, (request, reply) => {
    const { folder, story, '*': path } = request.params
    if (path.endsWith('.svg')) return reply.redirect('/gallery/files/shoe.svg')
    const answers = find(folder, story)?.answers ?? {}
    const name = Object.keys(answers).find(endpoint => matches(endpoint, request.method, `/${path}`))
    const answer = name === undefined ? refusal : answers[name]
    if (typeof answer === 'string') return reply.type('text/javascript; charset=utf-8').send(answer)
    const { status, body } = isRefusal(answer) ? answer : { status: 200, body: JSON.stringify(answer) }
    return reply.code(status).type('application/json').header('cache-control', 'no-store').send(body)
  })
}

/** Finds a story among widgets by its two names. */
export function finder(widgets: readonly DescribedWidget[]) {
  return (folder: string, name: string): { widget: DescribedWidget; story: ShownStory } | null => {
    const widget = widgets.find(each => each.folder === folder)
    const story = widget?.stories.find(each => each.name === name)
    return widget && story ? { widget, story } : null
  }
}

const refusal = {
  status: 404,
  body: JSON.stringify({ errorDetails: [{ errorId: 'API404', message: 'The story has no such answer' }] }),
}

function matches(endpoint: string, method: string, path: string): boolean {
  const [expected, pattern = ''] = endpoint.split(' ')
  return expected === method && new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path)
}

function isRefusal(answer: object | string | undefined): answer is { status: number; body: string } {
  return typeof answer === 'object' && 'status' in answer && 'body' in answer && typeof answer.body === 'string'
}
