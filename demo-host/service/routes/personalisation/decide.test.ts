import { is } from 'superstruct'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DecidedAction } from '../../../../core/personalisation/contracts'
import { endpoints } from '../../../../core/personalisation/endpoints'
import { endpoints as sandbox } from '../../../../core/sandbox/endpoints'
import { deleteLeftovers } from '../../repositories/leftovers'
import { type TestService, testService } from '../../testing/test-service'

const question = { eventType: 'monetate:decision:DecisionRequest', requestId: 'r1', includeReporting: true }
const visitors = Array.from({ length: 60 }, (_none, place) => `visitor-${place}`)

describe('K1: the decision engine', () => {
  let shop: TestService
  const ask = (body: object, brand = 'northlane', headers = {}) =>
    shop.nobody(endpoints.decide, { params: { brand }, body: { channel: 'ECOMM', ...body }, headers })
  const decisionsOf = async (body: object, headers = {}) => {
    const { data } = (await ask({ events: [question], ...body }, 'northlane', headers)).body
    const actions = data.responses.flatMap(({ actions }) => actions)
    return Object.fromEntries(
      actions.map(action => (is(action, DecidedAction) ? [action.component, action.json] : ['', null])),
    )
  }
  const tell = (monetateId: string, ...events: object[]) => ask({ monetateId, events })
  const impression = (id: string) => ({ eventType: 'monetate:record:Impressions', impressionIds: [id] })
  const pageEvent = (name: string) => ({ eventType: 'monetate:record:PageEvents', pageEvents: [name] })
  const results = async () => {
    const { body } = await shop.nobody(sandbox.readExperimentResults, { params: { brand: 'northlane' } })
    return Object.fromEntries(body.experiments.map(({ experimentId, variants }) => [experimentId, variants]))
  }

  beforeAll(async () => {
    shop = await testService()
    const one = {
      site_id: 'northlane',
      variants: JSON.stringify([{ variant: 'shown', weight: 1 }]),
      starts_at: new Date('2026-01-01'),
    }
    await shop.db
      .insertInto('experiments')
      .values([
        {
          ...one,
          experiment_id: 'e-over',
          component: 'over',
          name: 'Over',
          audience: 'everyone',
          ends_at: one.starts_at,
        },
        {
          ...one,
          ...{ experiment_id: 'e-later', component: 'later', name: 'Later', audience: 'everyone', ends_at: null },
          starts_at: new Date('2126-01-01'),
        },
        { ...one, experiment_id: 'e-known', component: 'known', name: 'Known', audience: 'customers', ends_at: null },
        { ...one, experiment_id: 'e-guests', component: 'guests', name: 'New', audience: 'guests', ends_at: null },
        {
          ...one,
          ...{ experiment_id: 'e-japan', component: 'japan', name: 'Japan', audience: 'everyone', ends_at: null },
          countries: JSON.stringify(['JP']),
        },
      ])
      .execute()
  })
  afterAll(() => shop.close())

  it('answers each question with an action for each experiment, by the last segment of the experience’s id', async () => {
    const { status, body } = await ask({
      monetateId: 'visitor-1',
      events: [question, { ...question, requestId: 'r2' }],
    })
    expect([status, body.meta]).toEqual([200, { code: 200, monetateId: 'visitor-1' }])
    expect(body.data.responses.map(({ requestId }) => requestId)).toEqual(['r1', 'r2'])
    expect(
      body.data.responses[0]?.actions.find(action => 'component' in action && action.component === 'picks'),
    ).toMatchObject({
      actionType: 'monetate:action:OmnichannelJson',
      impressionId: 'northlane-picks',
      impressionReporting: [{ experience_label: 'Popular products on the front page' }],
    })
  })

  it('gives a visitor an id, and decides the same for that id each time', async () => {
    const { meta } = (await ask({ events: [question] })).body
    expect(meta.monetateId).toMatch(/^[\da-f-]{36}$/)
    const first = await decisionsOf({ monetateId: meta.monetateId })
    expect(await decisionsOf({ monetateId: meta.monetateId })).toEqual(first)
  })

  it('holds about half of the visitors out, and each experiment draws for itself', async () => {
    const all = await Promise.all(visitors.map(monetateId => decisionsOf({ monetateId })))
    const held = (component: string) => all.map(decisions => decisions[component]?.variant === 'Baseline')
    for (const component of ['first-words', 'picks']) {
      const count = held(component).filter(Boolean).length
      expect([count > 15, count < 45]).toEqual([true, true])
    }
    expect(held('first-words')).not.toEqual(held('picks'))
  })

  it('a variant comes with its products, the baseline with none', async () => {
    const all = await Promise.all(visitors.slice(0, 20).map(monetateId => decisionsOf({ monetateId })))
    const popular = all.find(({ picks }) => picks?.variant === 'popular')?.picks
    expect(popular?.items).toHaveLength(6)
    expect(popular?.items?.[0]).toMatchObject({ currency: 'USD', recToken: expect.stringMatching(/^popular\./) })
    expect(all.find(({ picks }) => picks?.variant === 'Baseline')?.picks).toEqual({ variant: 'Baseline' })
  })

  it('decides of what runs now, in the visitor’s country, and for whoever they are', async () => {
    const guest = await decisionsOf({})
    expect(Object.keys(guest).sort()).toEqual(['first-words', 'guests', 'picks'])
    const customer = await decisionsOf({ customerId: 'c1' }, { 'x-locale': 'ja-JP' })
    expect(Object.keys(customer).sort()).toEqual(['first-words', 'japan', 'known', 'picks'])
  })

  it('counts who saw a variant once, and what they did after that', async () => {
    const variantOf = async (id: string) => (await decisionsOf({ monetateId: id }))['first-words']?.variant
    const variant = await variantOf('visitor-1')
    const same = await Promise.all(visitors.slice(2).map(async id => ((await variantOf(id)) === variant ? id : null)))
    const other = same.find(id => id !== null) ?? ''
    await tell('visitor-1', pageEvent('too-soon'))
    await tell('visitor-1', impression('northlane-first-words'), impression('not-there'))
    await tell('visitor-1', impression('northlane-first-words'))
    await tell(other, impression('northlane-first-words'))
    await tell('visitor-1', pageEvent('first-words-pressed'))
    await tell('visitor-1', pageEvent('first-words-pressed'), {
      eventType: 'monetate:record:RecClicks',
      recClicks: ['popular.orders.shop.A'],
    })
    expect((await results())['northlane-first-words']?.find(one => one.variant === variant)).toEqual({
      variant,
      visitors: 2,
      impressions: 3,
      events: [
        { kind: 'page-event', name: 'first-words-pressed', visitors: 1, times: 2 },
        { kind: 'recommendation', name: 'popular.orders.shop.A', visitors: 1, times: 1 },
      ],
    })
  })

  it.each(['\u0000', 'a\u0000b', '\ud800', '<script>', "'; drop table experiments"])(
    'counts nothing under a name like %j',
    async name => {
      await tell('visitor-1', impression('northlane-picks'))
      const { status } = await tell('visitor-1', pageEvent(name), {
        eventType: 'monetate:record:RecClicks',
        recClicks: [name],
      })
      expect(status).toBe(200)
      const picks = (await results())['northlane-picks'] ?? []
      expect(picks.flatMap(({ events }) => events)).toEqual([])
    },
  )

  it('counts a recommendation that was followed, also of who saw no experiment', async () => {
    for (const id of ['someone', 'someone-else'])
      await tell(id, { eventType: 'monetate:record:RecClicks', recClicks: ['similar.kind.A.B'] })
    const { times } = await shop.db
      .selectFrom('recommendation_clicks')
      .select('times')
      .where('rec_token', '=', 'similar.kind.A.B')
      .executeTakeFirstOrThrow()
    expect(times).toBe(2)
  })

  it('counts only what can be a recommendation’s token, and ten of them in a call', async () => {
    const clicks = () => shop.db.selectFrom('recommendation_clicks').select('rec_token').orderBy('rec_token').execute()
    await shop.db.deleteFrom('recommendation_clicks').execute()
    const follow = (...recClicks: string[]) => tell('someone', { eventType: 'monetate:record:RecClicks', recClicks })
    await follow('anything', 'similar.A', 'sold.kind.A.B', 'similar.kind.A.B.C', 'similar.kind..B')
    expect(await clicks()).toEqual([])
    await follow(...Array.from({ length: 12 }, (_none, place) => `goes-with.orders.A.${place}`))
    expect(await clicks()).toHaveLength(10)
  })

  it('keeps no number of recommendations for longer than half a year', async () => {
    const follow = () =>
      tell('someone', { eventType: 'monetate:record:RecClicks', recClicks: ['popular.orders.shop.A'] })
    await follow()
    await shop.db.updateTable('recommendation_clicks').set({ day: '2020-01-01' }).execute()
    await follow()
    await deleteLeftovers(shop.db)
    const saved = await shop.db.selectFrom('recommendation_clicks').select(['rec_token', 'times']).execute()
    expect(saved).toEqual([{ rec_token: 'popular.orders.shop.A', times: 1 }])
  })

  it('keeps no id of a visitor or customer, and nothing for longer than half a year', async () => {
    await ask({ customerId: 'c-maya', monetateId: 'visitor-9', events: [impression('northlane-picks')] })
    const rows = await shop.db.selectFrom('experiment_events').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/visitor-|c-maya/)
    await shop.db
      .updateTable('experiment_events')
      .set({ first_at: new Date('2026-01-01') })
      .execute()
    await deleteLeftovers(shop.db, new Date('2026-08-01').getTime())
    expect(await shop.db.selectFrom('experiment_events').selectAll().execute()).toEqual([])
  })

  it.each([
    ['ATTR100', 'an event without a type', 'northlane', { events: [{ requestId: 'r1' }] }],
    ['ATTR200', 'no channel', 'northlane', { channel: undefined, events: [question] }],
    ['ATTR200', 'another brand than the key’s', 'other', { events: [question] }],
    ['ATTR300', 'no events', 'northlane', { events: [] }],
    ['ATTR300', 'nothing at all', 'northlane', {}],
  ])('%s: refuses %s', async (code, _what, brand, body) => {
    const { status, error } = await ask(body, brand)
    expect([status, error?.errorId]).toEqual([400, code])
  })

  it('answers a page of another site by that site’s own experiments', async () => {
    const answer = await shop.nobody(endpoints.decide, {
      params: { brand: 'northlane-partners' },
      body: { channel: 'ECOMM', events: [question] },
      headers: { 'x-access-key': 'pk_partner' },
    })
    expect([answer.status, answer.body.data.responses]).toEqual([200, [{ requestId: 'r1', actions: [] }]])
  })
})
