import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answeringEndpoints } from '../../../../core/catalogue/answering/endpoints'
import { questionEndpoints } from '../../../../core/catalogue/questions/endpoints'
import type { Shopper } from '../../testing/callers'
import { sentMails } from '../../testing/mails'
import { type TestService, testService } from '../../testing/test-service'

const UNASKED = 'TQ4407AB19'

let shop: TestService
let clerk: Shopper
beforeAll(async () => {
  shop = await testService()
  clerk = await shop.person('clerk@till.test')
})
afterAll(() => shop.close())

const ask = async (who: Shopper, more: object = {}, locale = 'en-US') =>
  (
    await who.call(questionEndpoints.askQuestion, {
      params: { productId: UNASKED },
      body: { text: 'Does it <b>fit</b> a laptop?', author: 'Noor', recaptcha_response: 'ok', ...more },
      headers: { 'x-locale': locale },
    })
  ).body.question.questionId

const answer = (who: Shopper, questionId: string, more: object = {}) =>
  who.call(answeringEndpoints.answerQuestion, {
    params: { questionId },
    body: { text: 'Yes, up to 15 inches.', ...more },
  })

const publish = (who: Shopper, answerId: string) => who.call(answeringEndpoints.publishAnswer, { params: { answerId } })

const shown = async (from: TestService, questionId: string) =>
  (
    await from.nobody(questionEndpoints.readQuestions, { params: { productId: UNASKED }, query: { count: '50' } })
  ).body.questions.find(question => question.questionId === questionId)

const open = async (who: Shopper) =>
  (await who.call(answeringEndpoints.readOpenQuestions, { query: { count: '50' } })).body.questions

describe('G7: the shop answers', () => {
  it('by a call of its associates, and the answer is in the list as the shop’s', async () => {
    const questionId = await ask(await shop.guest())
    expect((await open(clerk)).map(({ question }) => question.questionId)).toContain(questionId)
    const { status, body } = await answer(clerk, questionId)
    expect([status, body.status]).toEqual([201, 'published'])
    expect((await shown(shop, questionId))?.answers).toMatchObject([
      { text: 'Yes, up to 15 inches.', author: 'Northlane', isShop: true, helpful: 0 },
    ])
    expect((await open(clerk)).map(({ question }) => question.questionId)).not.toContain(questionId)
  })

  it('with the name of whoever answers', async () => {
    const questionId = await ask(await shop.guest())
    await answer(clerk, questionId, { author: ' Ada, Northlane ' })
    expect((await shown(shop, questionId))?.answers[0]?.author).toBe('Ada, Northlane')
    const row = await shop.db
      .selectFrom('question_answers')
      .select(['store_id', 'employee_id'])
      .where('question_id', '=', questionId)
      .executeTakeFirst()
    expect(row).toEqual({ store_id: 'S001', employee_id: 'S001-E1' })
  })

  it.each(['shopper@till.test', 'employee@till.test'])('and nobody else does: not %s', async email => {
    const questionId = await ask(await shop.guest())
    const somebody = await shop.person(email)
    const calls = [
      await answer(somebody, questionId),
      await publish(somebody, 'any'),
      await somebody.call(answeringEndpoints.readOpenQuestions, { query: {} }),
    ]
    expect(calls.map(({ status, error }) => [status, error?.errorId])).toEqual(Array(3).fill([403, 'AUT404']))
    expect((await shown(shop, questionId))?.answers).toEqual([])
  })

  it.each([
    ['nothing', { text: ' ' }, 'text'],
    ['more than 2000 characters', { text: '👟'.repeat(2001) }, 'text'],
    ['a name of more than 40', { author: 'n'.repeat(41) }, 'author'],
  ])('and is refused with %s', async (_what, more, field) => {
    const { error } = await answer(clerk, await ask(await shop.guest()), more)
    expect([error?.errorId, error?.['field']]).toEqual(['PRO412', field])
  })

  it('a question that is there alone', async () => {
    expect((await answer(clerk, 'nothing')).status).toBe(404)
    expect((await publish(clerk, 'nothing')).status).toBe(404)
  })
})

describe('G7: the mail about an answer', () => {
  it.each([
    ['en-US', /^Your question about .+ was answered$/, 'en-us'],
    ['fr-FR', /^Réponse à votre question sur/, 'fr-fr'],
    ['de-DE', /^Ihre Frage zu .+ ist beantwortet$/, 'de-de'],
    ['ja-JP', /についてのご質問にお答えしました$/, 'ja-jp'],
    ['ar-AE', /^أجبنا عن سؤالك حول/, 'ar-ae'],
  ])('comes once, to whoever wished it, in the language of their page: %s', async (locale, subject, root) => {
    const to = `asks-in-${root}@till.test`
    const questionId = await ask(await shop.guest(), { notifyEmail: ` ${to.toUpperCase()} ` }, locale)
    await answer(clerk, questionId)
    await answer(clerk, questionId, { text: 'And a charger.' })
    const mails = await sentMails(shop, to)
    expect(mails.map(mail => mail.subject)).toEqual([expect.stringMatching(subject)])
    expect(mails[0]?.html).toContain('Does it &#60;b&#62;fit&#60;/b&#62; a laptop?')
    expect(mails[0]?.html).toContain('Yes, up to 15 inches.')
    expect(mails[0]?.html).toMatch(new RegExp(`/${root}/p/[^"]*${UNASKED}"`))
  })

  it('comes to nobody who did not wish it, and the address is seen by nobody and gone afterwards', async () => {
    const before = (await sentMails(shop)).length
    await answer(clerk, await ask(await shop.guest()))
    expect((await sentMails(shop)).length).toBe(before)
    const questionId = await ask(await shop.guest(), { notifyEmail: 'hidden@till.test' })
    expect(JSON.stringify([await shown(shop, questionId), await open(clerk)])).not.toContain('hidden@till.test')
    await answer(clerk, questionId)
    const row = await shop.db
      .selectFrom('product_questions')
      .select('notify_email')
      .where('question_id', '=', questionId)
      .executeTakeFirst()
    expect(row).toEqual({ notify_email: null })
  })

  it('needs an address that may be one', async () => {
    const { error } = await (await shop.guest()).call(questionEndpoints.askQuestion, {
      params: { productId: UNASKED },
      body: { text: 'Is it wide?', author: 'Noor', recaptcha_response: 'ok', notifyEmail: 'noor' },
    })
    expect([error?.errorId, error?.['field']]).toEqual(['PRO412', 'notifyEmail'])
  })
})

describe('G7: in production', () => {
  it('an associate’s answer waits for a manager, who publishes it and the question, and then the mail goes', async () => {
    const live = await testService({ environment: 'production' })
    const seller = await live.person('clerk@till.test')
    const questionId = await ask(await live.guest(), { notifyEmail: 'waits@till.test' })
    const { body } = await answer(seller, questionId)
    expect(body.status).toBe('pending')
    expect(await shown(live, questionId)).toBeUndefined()
    expect((await open(seller)).find(({ question }) => question.questionId === questionId)).toMatchObject({
      ...{ productId: UNASKED, status: 'pending' },
      waiting: [{ answerId: body.answer.answerId, employeeId: 'S001-E1' }],
    })
    expect((await publish(seller, body.answer.answerId)).status).toBe(403)
    await sql`update people set profile = jsonb_set(profile, '{associate,role}', '"manager"') where consumer_no = ${seller.consumerNo}`.execute(
      live.db,
    )
    const manager = await live.person('clerk@till.test')
    const twice = [await publish(manager, body.answer.answerId), await publish(manager, body.answer.answerId)]
    expect(twice.map(({ status }) => status)).toEqual([200, 404])
    expect((await shown(live, questionId))?.answers).toMatchObject([{ isShop: true, answerId: body.answer.answerId }])
    const left = await live.db
      .selectFrom('outbox')
      .select('document')
      .where('subject', '=', 'question-answered')
      .execute()
    expect(left).toMatchObject([{ document: { to: 'waits@till.test', locale: 'en-US' } }])
    await live.close()
  })
})
