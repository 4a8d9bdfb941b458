import type { Code } from '../../core/errors/catalogue'
import { words } from '../../core/errors/errors.words'
import { accountCauses } from './account-causes'
import { accountPlaces, accountSeen, metElsewhere } from './account-seen'
import { causes } from './causes'
import { actions, places, seen } from './seen'

const introduction = `# Codes: cause, and what the shopper sees

Row E3. Each cause is brought about in \`demo-host/service\` by the test named in \`causes.ts\`; each place is read in a browser by
\`demo-host/e2e/codes.e2e.ts\`, in the words of the catalogue. \`seen.ts\` is the table of places. This page is made from both (\`npm run describe\`).
[flashes.md](flashes.md) lists what successful answers report.

| code | cause | what the shopper does, and where the words are shown | words |
|---|---|---|---|
`

/** The tables of \`causes.ts\` and \`seen.ts\` as one page. */
export function codesPage(): string {
  const rows = Object.entries(causes).map(([code, [cause]]) => {
    const met = seen.filter(meeting => meeting.code === code)
    const where = met.map(({ action, place }) => `${actions[action]}: ${places[place]}`).join('<br>')
    return `| ${code} | ${cause} | ${where} | ${wordsOf(code as Code)} |`
  })
  return introduction + rows.join('\n') + '\n' + accountsPart()
}

const accountsIntroduction = `
## Accounts

Each cause is brought about by the test named in \`account-causes.ts\`, and met in a browser by
\`demo-host/e2e/account-codes.e2e.ts\`, or by the journey that is named. \`account-seen.ts\` is the table.

| code | cause | what the shopper does, and where the words are shown |
|---|---|---|
`

function accountsPart(): string {
  const seenOf = (code: Code): string => {
    const [action, place] =
      (accountSeen as Partial<Record<Code, readonly [string, keyof typeof accountPlaces]>>)[code] ?? []
    if (action && place) return `${action}: ${accountPlaces[place]}`
    const [file] = metElsewhere[code] ?? []
    return file ? `\`${file}\`` : ''
  }
  const rows = Object.entries(accountCauses)
    .map(([code, [cause]]) => [code, cause, seenOf(code as Code)])
    .filter(([, , where]) => where)
  return accountsIntroduction + rows.map(row => `| ${row.join(' | ')} |`).join('\n') + '\n'
}

/** What the catalogue says to a shopper, in English. */
export function wordsOf(code: Code): string {
  const sentence = words[code]
  return typeof sentence === 'function' ? sentence({ maxAllowedQty: 3 }) : sentence
}
