import { execFileSync } from 'node:child_process'

/**
 * Files that every host page meets: the loader and what it carries, what is between a page and a widget, dialogs, what
 * they are built with, and the pages and visits themselves.
 */
const MET_BY_ALL = [
  /^loader\//,
  /^widgets\/(host|ui|build)\//,
  /^widgets\/[^/]+\.ts$/,
  /^widgets\/[\w-]+\/([\w-]+\.)?closed[\w.-]*$/,
  /^core\/(runtime|dialogs|wiring\/[^/]+\.ts$)/,
  /^demo-host\/(test\/hosts|pages\/strangers\/)/,
  /^(rollup\.config\.ts|package-lock\.json)$/,
]

const isTest = path => /\.test\.\w+$|\.md$/.test(path)

/**
 * The host pages that `npm test` visits, by what has changed: all of them where every page meets it, else a short choice.
 * Without history (`null`) the short choice.
 * @template {{ inShort?: true }} Page
 * @param {readonly string[] | null} changed
 * @param {readonly Page[]} pages
 * @returns {Page[]}
 */
export function pagesReached(changed, pages) {
  const isMet = path => !isTest(path) && MET_BY_ALL.some(shape => shape.test(path))
  return changed?.some(isMet) ? [...pages] : pages.filter(({ inShort }) => inShort)
}

/**
 * What differs from the commit that landed last, in commits and in the working tree; null without history.
 * @param {string} root
 * @returns {string[] | null}
 */
export function changedPaths(root) {
  try {
    const base = lastLanded(root)
    return [...git(root, 'diff', '--name-only', base), ...git(root, 'ls-files', '--others', '--exclude-standard')]
  } catch {
    return null
  }
}

/** Where a branch left `main`; on `main` itself, what it was before its last commit. */
function lastLanded(root) {
  const [head] = git(root, 'rev-parse', 'HEAD')
  const [main = ''] = ['origin/main', 'main'].flatMap(name => attempt(() => git(root, 'merge-base', 'HEAD', name)))
  return main && main !== head ? main : git(root, 'rev-parse', 'HEAD^1')[0]
}

function attempt(ask) {
  try {
    return ask()
  } catch {
    return []
  }
}

const git = (root, ...asked) =>
  execFileSync('git', asked, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
