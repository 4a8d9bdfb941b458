import { flashes, occasions, reactions, type Occasion } from './flashes'

const introduction = `# Flashes and notifications: cause, and what the shopper sees

Row B10: what successful answers also report. Each cause is brought about in \`demo-host/service\` by the test named in \`flashes.ts\`; each
reaction is executed over the models by \`flashes.test.ts\`. A notification is in every answer for as long as it is true, a flash in the one that found it.
This page is made from \`flashes.ts\` (\`npm run describe\`).

| code | told | cause | when, and what is seen |
|---|---|---|---|
`

/** The table of `flashes.ts` as a page. */
export function flashesPage(): string {
  const rows = Object.entries(flashes).map(([code, { cause, isNotification, seen }]) => {
    const where = (Object.keys(seen) as Occasion[]).map(
      occasion => `${occasions[occasion]}: ${seen[occasion]?.map(reaction => reactions[reaction]).join('; ')}`,
    )
    return `| ${code} | ${isNotification ? 'while true' : 'once'} | ${cause} | ${where.join('<br>')} |`
  })
  return introduction + rows.join('\n') + '\n'
}
