import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { listFiles } from './sources.mjs'

/** The offences of a project's tracked and new files: every path, page, decision and script that a text names must exist, and the lists of decisions and widgets must have all of them. */
export function checkDocuments(root) {
  const files = listFiles(root)
  const texts = new Map(
    files
      .filter(file => isPage.test(file) || (isSource.test(file) && !inventsNames.test(file)))
      .map(file => [file, readFileSync(root + file, 'utf8')]),
  )
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  return [
    ...namedInVain(texts, files),
    ...unknownScripts(texts, Object.keys(scripts)),
    ...unlistedDecisions(texts),
    ...unlistedWidgets(texts),
  ]
}

/** A sentence for each `npm run NAME` of a page that package.json lacks. */
export const unknownScripts = (texts, scripts) =>
  [...texts]
    .filter(([file]) => isPage.test(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(/\bnpm run ([\w:-]+)/g)]
        .filter(([, name]) => !scripts.includes(name))
        .map(([, name]) => `${file} names npm run ${name}, which package.json does not have.`),
    )

/** A sentence for each decision that the list lacks, or has under another title. */
export function unlistedDecisions(texts) {
  const list = texts.get('core/decisions/README.md') ?? ''
  return [...texts].flatMap(([file, text]) => {
    const [, name] = /^core\/decisions\/(0\d{3}-.+)$/.exec(file) ?? []
    const row = `- [${text.split('\n')[0].slice(2)}](${name})`
    return name === undefined || list.split('\n').includes(row)
      ? []
      : [`core/decisions/README.md lacks the line '${row}'.`]
  })
}

/** A sentence for each list of widgets that lacks one: the README's, and that of the elements' types for React pages. */
export function unlistedWidgets(texts) {
  const readme = texts.get('README.md') ?? ''
  const types = texts.get('widgets/react/types.ts') ?? ''
  return [...texts.keys()].flatMap(file => {
    const [, name] = /^widgets\/([a-z][\w-]*)\/\1\.widget\.ts$/.exec(file) ?? []
    if (name === undefined) return []
    const folder = `widgets/${name}/`
    return [
      ...(readme.includes(`](${folder}README.md)`) ? [] : [`README.md has no link to ${folder}README.md.`]),
      ...(types.includes(`'till-${name}': `) ? [] : [`widgets/react/types.ts has no line for till-${name}.`]),
    ]
  })
}

/**
 * A sentence for each name that leads nowhere.
 * @param {Map<string, string>} texts
 * @param {readonly string[]} files
 */
export function namedInVain(texts, files) {
  const there = [...new Set(files.flatMap(file => [file, ...foldersOf(file)]))]
  return [...texts].flatMap(([file, text]) => {
    const beside = path => posix.join(posix.dirname(file), path)
    // A page may name a file from the root, from its own folder, or by the end of its path.
    const exists = path =>
      [path, beside(path)].some(each => there.includes(each)) || there.some(each => each.endsWith(`/${path}`))
    const gone = isPage.test(file)
      ? [...linksOf(text).filter(path => !there.includes(beside(path))), ...pathsOf(text).filter(path => !exists(path))]
      : pagesOf(text).filter(path => !exists(path))
    const decisions = decisionsOf(text).filter(
      number => !there.some(each => each.startsWith(`core/decisions/${number}-`)),
    )
    return [
      ...gone.map(path => `${file} names ${path}, which does not exist.`),
      ...decisions.map(number => `${file} names decision ${number}, which does not exist.`),
    ]
  })
}

const isPage = /\.md$/
const isSource = /\.(ts|tsx|mjs|css)$/
const inventsNames = /^demo-host\/checks\/.*\.test\.ts$/
const rooms = ['core/', 'widgets/', 'checkout-site/', 'loader/', 'demo-host/', 'docs/']

const linksOf = text =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target.replace(/#.*$/, ''))
    .filter(target => target && !/^[a-z]+:/.test(target))

const pathsOf = text =>
  [...text.matchAll(/`([\w@.-]+(?:\/[\w@.-]+)*)\/?`/g)]
    .map(([, path]) => path)
    .filter(path => /\w\.(ts|tsx|mjs|css|md)$/.test(path) || rooms.some(room => path.startsWith(room)))
    // `NAME.words.ts` stands for any name.
    .filter(path => !/[A-Z]{4}/.test(path.replace(/[A-Z]+\.md$/, '')))

const pagesOf = text =>
  [...text.matchAll(/(?<![\w/.*])[\w./-]*\w\.md\b/g)].map(([path]) => path.replace(/^(\.\.?\/)+/, ''))

const decisionsOf = text =>
  [...text.matchAll(/\bdecisions?[ /](0\d{3})\b|\((0\d{3})\)/g)].map(([, named, inBrackets]) => named ?? inBrackets)

const foldersOf = file => {
  const parts = file.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}
