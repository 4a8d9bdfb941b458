import type { Code } from '../../core/errors/catalogue'
import { words } from '../../core/errors/errors.words'
import { causes } from './causes'
import { deeds, places, seen } from './seen'

const introduction = `# Codes: cause, and what the shopper sees

Row E3. Each cause is brought about in \`demo-host/service\` by the test that stands in \`causes.ts\`; each place is read in a browser by
\`demo-host/e2e/codes.e2e.ts\`, in the words of the catalogue. \`seen.ts\` is the table of places. This page is made from both (\`npm run describe\`).
[flashes.md](flashes.md) lists what successful answers report.

| code | cause | what the shopper does, and where the words stand | words |
|---|---|---|---|
`

/** The tables of \`causes.ts\` and \`seen.ts\` as one page. */
export function codesPage(): string {
  const rows = Object.entries(causes).map(([code, [cause]]) => {
    const met = seen.filter(meeting => meeting.code === code)
    const where = met.map(({ deed, place }) => `${deeds[deed]}: ${places[place]}`).join('<br>')
    return `| ${code} | ${cause} | ${where} | ${wordsOf(code as Code)} |`
  })
  return introduction + rows.join('\n') + '\n'
}

/** What the catalogue says to a shopper, in English. */
export function wordsOf(code: Code): string {
  const sentence = words[code]
  return typeof sentence === 'function' ? sentence({ maxAllowedQty: 3 }) : sentence
}
