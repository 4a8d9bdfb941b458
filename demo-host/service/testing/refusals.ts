import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Step } from '../migrations/step'

/** Statements that a step must not run on an existing table, with the reason. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/\bdrop (table|column|view|type|schema|constraint)\b/, 'removes what the previous release uses'],
  [/\brename\b/, 'renames what the previous release uses'],
  [/\balter column \S+ (set data )?type\b/, 'changes a type, and rewrites the table'],
  [/\bset not null\b/, 'may refuse rows of the previous release'],
  [/\badd column (?=.* not null)(?!.* default )/, 'needs a default, since the previous release does not write it'],
  [/\badd column .*(generated always as|gen_random_uuid|random\(|clock_timestamp)/, 'rewrites the table'],
  [/\badd (constraint|check|unique|foreign key|primary key)\b/, 'may refuse rows of the previous release'],
  [/^create (unique )?index (?!concurrently)/, 'blocks writes, use `buildIndex`'],
  [/^create unique index/, 'may refuse rows of the previous release'],
  [/^(update|delete from|truncate|lock) /, 'locks many rows, let a sweep do it'],
  [/\bcreate (or replace )?(trigger|rule)\b/, 'is not in every engine'],
]

/** What would break or block the previous release: one sentence per statement of the step. */
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
