import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Step } from '../migrations/step'

/** What a step must not do to a table that the release before uses, and the words for it. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/\bdrop (table|column|view|type|schema|constraint)\b/, 'takes away what the release before uses'],
  [/\brename\b/, 'renames what the release before uses'],
  [/\balter column \S+ (set data )?type\b/, 'changes a type, and writes the table anew'],
  [/\bset not null\b/, 'refuses what the release before writes'],
  [/\badd column (?=.* not null)(?!.* default )/, 'adds a column that the release before does not write'],
  [/\badd column .*(generated always as|gen_random_uuid|random\(|clock_timestamp)/, 'writes the table anew'],
  [/\badd (constraint|check|unique|foreign key|primary key)\b/, 'refuses what the release before writes'],
  [/^create (unique )?index (?!concurrently)/, 'stops writing while it builds: `buildIndex` does not'],
  [/^create unique index/, 'refuses what the release before writes'],
  [/^(update|delete from|truncate|lock) /, 'locks many rows, or all: let a sweep do it'],
  [/\bcreate (or replace )?(trigger|rule)\b/, 'is not in every engine'],
]

/** What is wrong with a step, if the release before is to go on beside it and after it: a sentence for each statement. */
export async function refusalsOf(step: Step): Promise<string[]> {
  const statements = await statementsOf(step)
  const made = new Set(statements.flatMap(text => /^create table (?:if not exists )?(\S+)/.exec(text)?.[1] ?? []))
  return statements
    .filter(text => !made.has(tableOf(text)))
    .flatMap(text => REFUSED.filter(([words]) => words.test(text)).map(([, why]) => `${text}: ${why}`))
}

async function statementsOf({ up }: Step): Promise<string[]> {
  const statements: string[] = []
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: from => new PostgresIntrospector(from),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query.sql.toLowerCase().replaceAll('"', '').replace(/\s+/g, ' ').trim()),
  })
  await up(db)
  return statements
}

const tableOf = (statement: string): string =>
  /^(?:alter table|create (?:unique )?index .* on|update|delete from|insert into) (?:only |if exists )?(\w+)/.exec(
    statement,
  )?.[1] ?? ''
