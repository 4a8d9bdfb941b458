import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ignore from 'ignore'

const longest = 250

/** Rules that no linter here has, each with the sentence for an offender. */
const rules = [
  {
    of: /\.(ts|tsx|mjs|css)$/,
    offends: text => text.split('\n').length - 1 > longest,
    sentence: `is longer than ${longest} lines: it holds more than one idea.`,
  },
  {
    of: /\.(ts|tsx|mjs|css)$/,
    offends: (_text, file) => halfIdea.test(file),
    sentence: 'has a name that does not say what is in it: name its idea, or put it where that idea is.',
  },
  {
    of: /\.css$/,
    offends: text => /\d(\.\d+)?rem\b/.test(withoutComments(text)),
    unless: /^demo-host\/|^checkout-site\/shell\/type\.css$/,
    sentence: "uses rem, which follows the host page's root font size even inside a shadow root: use px or em.",
  },
  {
    of: /\.(ts|tsx|mjs|css)$/,
    offends: text => /(\b(TODO|FIXME)\b|\/[/*] *XXX\b)(?!.*#\d+)/.test(text),
    unless: /^demo-host\/checks\//,
    sentence: 'holds a TODO without an issue.',
  },
  {
    of: /^(core|widgets|checkout-site|loader)\/.*\.tsx?$/,
    offends: text => sinks.test(text),
    unless: /\.(test|stories)\.tsx?$|^widgets\/testing\//,
    sentence: 'makes markup or code of a text, which lets a stranger in: build elements, or write the text as text.',
  },
  {
    of: /^demo-host\/service\/.*\.ts$/,
    offends: text => query.test(text),
    unless: /\.test\.ts$|^demo-host\/service\/(repositories|database|migrations|seed\/fill|testing)\//,
    sentence: 'queries the database: every SQL statement of the service is in demo-host/service/repositories/.',
  },
  {
    of: /^(core|widgets|checkout-site|loader)\/.*\.tsx?$/,
    offends: text => /(?<![.\w])fetch\([^)]|\b(globalThis|window|self)\.fetch\(/.test(text),
    unless:
      /^core\/(http\/send-out|runtime\/prefetch)\.ts$|^(checkout-site|widgets\/host)\/load-chunk\.ts$|\.(test|stories)\.tsx?$|\/(testing|build)\//,
    sentence: 'calls fetch, which only core/http/send-out.ts and the loading of chunks may: use requestFx.',
  },
  {
    of: /^(widgets|checkout-site)\/.*\.(ts|tsx|mjs|css)$/,
    offends: text => /\bspec\/\d|\(row [A-Z]\d|\([A-Z]\d{1,2}\)|\/[/*]+ [A-Z]\d{1,2}: /.test(text),
    unless: /\.test\.tsx?$/,
    sentence: 'cites a document that its reader does not have: say the thing itself.',
  },
  {
    of: /^core\/wiring\/.*\.ts$/,
    offends: text => /\bcreateStore\b/.test(text),
    unless: /\.test\.ts$/,
    sentence: 'keeps a store: wiring joins domains, and state lives in one of them.',
  },
  {
    of: /\.(test|e2e)\.tsx?$/,
    offends: text => /\bwaitForTimeout\(|\bawait new Promise\(\w+ => setTimeout\(\w+, /.test(text),
    unless: /^demo-host\/checks\//,
    sentence: 'waits for time to pass: wait for what a shopper would see, or for the call.',
  },
  {
    of: /^(core|widgets|checkout-site|loader)\/.*\.tsx?$/,
    offends: text => codePattern.test(text),
    unless: /\.(test|stories)\.tsx?$/,
    sentence: 'finds error codes by a regular expression: list them, as type Code.',
  },
  {
    of: /\.(ts|tsx)$/,
    offends: text => /@ts-(ignore|expect-error|nocheck)/.test(text),
    unless: /\.test\.tsx?$/,
    sentence: 'switches the compiler off: give it the type instead.',
  },
]

const halfIdea =
  /(^|\/)(more|rest|misc|utils?|helpers?|common)[-.]|(?<!at)-rest\.|-(more|misc|utils?|helpers?|manager|\d)\./

const codePattern = /\/\^?\(?\??:?(AUT|CHK|GEN|INV|PAY|PRO|STR|API|FE)(\||\d|\\d|\[\d)/

const query = /\b(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`/

const sinks =
  /\b(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|createContextualFragment|setHTMLUnsafe|unsafeHTML|DOMParser|srcdoc|srcDoc)\b|\bdocument\.write|\bnew Function\(|\beval\(/

const withoutComments = css => css.replace(/\/\*[\s\S]*?\*\//g, '')

/** The offences of a project's tracked and new files, one sentence each. */
export function checkSources(root) {
  return listFiles(root).flatMap(file => checkFile(file, readFileSync(root + file, 'utf8')))
}

/** The offences of one file. */
export function checkFile(file, text) {
  return rules
    .filter(rule => rule.of.test(file) && !rule.unless?.test(file) && rule.offends(text, file))
    .map(rule => `${file} ${rule.sentence}`)
}

/** A project's tracked and new files; of a copy without history all that `.gitignore` does not name. */
export function listFiles(root) {
  return (filesOfGit(root) ?? [...filesUnder(root, ignore().add(readFileSync(root + '.gitignore', 'utf8')))]).filter(
    file => existsSync(root + file),
  )
}

function filesOfGit(root) {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard']
  try {
    const files = execFileSync('git', list, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
    return files.toString().split('\n').filter(Boolean)
  } catch {
    return null
  }
}

function* filesUnder(root, ignored, folder = '') {
  for (const entry of readdirSync(root + folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (ignored.ignores(entry.isDirectory() ? `${path}/` : path)) continue
    if (entry.isDirectory()) yield* filesUnder(root, ignored, path)
    else yield path
  }
}
