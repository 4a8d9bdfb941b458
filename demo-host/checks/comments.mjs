import { readFileSync } from 'node:fs'
import { listFiles } from './sources.mjs'

/** How much of each room's sources may be comments, in per cent of their lines. */
const max = 7
const service = 'demo-host/service'
export const rooms = ['core', 'widgets', 'checkout-site', 'loader', service, 'demo-host']

/** The offences of a project's tracked and new files. */
export function checkComments(root) {
  return overCommented(
    new Map(
      listFiles(root)
        .filter(isSource)
        .map(file => [file, readFileSync(root + file, 'utf8')]),
    ),
  )
}

/** The lines of a text, and how many of them are comment lines; a comment after code counts as code. */
export function commentShare(text) {
  let isInside = false
  let comments = 0
  const lines = text.trimEnd().split('\n')
  for (const line of lines.map(line => line.trim())) {
    const begins = /^(\/\*|\{\/\*)/.test(line)
    if (isInside || begins || line.startsWith('//')) comments += 1
    if (isInside || begins) isInside = !line.includes('*/')
  }
  return { comments, lines: lines.length }
}

/**
 * A sentence for each room over its share.
 * Tests and words are left out: they have few comments, and would hide those of the sources.
 * @param {Map<string, string>} texts
 */
export function overCommented(texts) {
  const roomOf = file => rooms.find(room => file.startsWith(`${room}/`))
  return rooms.flatMap(room => {
    const found = [...texts].filter(([file]) => isSource(file) && roomOf(file) === room)
    const counts = found.map(([, text]) => commentShare(text))
    const sum = name => counts.reduce((all, count) => all + count[name], 0)
    const share = (100 * sum('comments')) / sum('lines')
    if (!(share > max)) return []
    return [
      `${room}: ${share.toFixed(1)} % of its lines are comments, at most ${max} % may be. Delete those that repeat the code.`,
    ]
  })
}

const isSource = file =>
  /\.(ts|tsx|mjs)$/.test(file) && !/\.(test|e2e)\.tsx?$|\.d\.ts$|[.-]words\.|\/(testing|e2e)\//.test(file)
