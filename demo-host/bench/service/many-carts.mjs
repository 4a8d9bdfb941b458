const AT_ONCE = 100_000

/** Makes so many carts out of those that are there, each with a shopper, a session and an answer that is kept. */
export async function fillCarts(query, count) {
  const [{ n }] = await query('select count(*)::int as n from carts')
  for (let made = n; made < count; made += AT_ONCE) {
    const many = Math.min(AT_ONCE, count - made)
    await query(`
      with grown as materialized (
        select gen_random_uuid()::text as basket, gen_random_uuid()::text as consumer, gen_random_uuid()::text as session,
          now() - random() * interval '20 days' as at, n
        from generate_series(1, ${many}) as n
      ), documents as materialized (select document, row_number() over () - 1 as place from carts limit 50),
      consumers as (insert into consumers (consumer_no, type) select consumer, 'GUEST' from grown),
      sessions as (
        insert into sessions (id, consumer_no, access_key, scope, expires_at)
        select session, consumer, 'pk_demo', 'full', at + interval '30 days' from grown),
      tokens as (
        insert into access_tokens (hash, session_id, expires_at) select 'a' || session, session, now() + interval '15 minutes' from grown),
      refreshing as (
        insert into refresh_tokens (hash, session_id, generation) select 'r' || session, session, 0 from grown),
      answers as (
        insert into kept_answers (id, body_hash, status, body) select 'k' || session, '', 200, '{}' from grown)
      insert into carts (basket_id, consumer_no, currency, document, created_at, updated_at)
      select basket, consumer, 'USD', document, at, at from grown
      join documents on place = n % (select count(*) from documents)`)
  }
  for (const table of ['carts', 'consumers', 'sessions', 'access_tokens', 'refresh_tokens', 'kept_answers']) {
    await query(`vacuum analyze ${table}`)
  }
}
