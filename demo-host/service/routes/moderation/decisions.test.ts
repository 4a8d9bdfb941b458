import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answeringEndpoints } from '../../../../core/catalogue/answering/endpoints'
import { questionEndpoints } from '../../../../core/catalogue/questions/endpoints'
import { reviewEndpoints } from '../../../../core/catalogue/reviews/endpoints'
import { endpoints as social } from '../../../../core/social/endpoints'
import { moderatingEndpoints } from '../../../../core/social/moderating/endpoints'
import type { Moderator } from '../../moderator-settings'
import type { Shopper } from '../../testing/callers'
import { sentMails } from '../../testing/mails'
import { ada, ben, signedBy } from '../../testing/moderators'
import { blueSquare } from '../../testing/pictures'
import { type TestService, testService } from '../../testing/test-service'

const SHOE = 'TQ4407AB12'
const own = 'http://localhost:4401'

let shop: TestService
beforeAll(async () => {
  shop = await testService({ moderates: true, moderators: [ada, ben] })
})
afterAll(() => shop.close())

async function review(title: string) {
  const body = { rating: 4, title, text: 'Light, and it rains in.', author: 'Sam', recaptcha_response: 'ok' }
  const said = { params: { productId: SHOE }, body }
  return (await (await shop.guest()).call(reviewEndpoints.writeReview, said)).body.review.reviewId
}

async function ask(text: string) {
  const body = { text, author: 'Noor', recaptcha_response: 'ok' }
  const said = { params: { productId: SHOE }, body }
  return (await (await shop.guest()).call(questionEndpoints.askQuestion, said)).body.question.questionId
}

const page = async () => (await shop.app.inject({ url: '/moderation', headers: signedBy(ada) })).payload

describe('G6, J11: who decided what', () => {
  const by = (who: Moderator, path: string, fields: [string, string][] = []) =>
    shop.app.inject({
      method: 'POST',
      url: `/moderation/${path}`,
      headers: {
        ...signedBy(who),
        ...{ host: 'localhost:4401', origin: own, 'content-type': 'application/x-www-form-urlencoded' },
      },
      payload: new URLSearchParams(fields).toString(),
    })
  const kept = () =>
    shop.db
      .selectFrom('moderation_decisions')
      .select(['kind', 'thing_id', 'subject', 'decision', 'reason', 'moderator', 'store_id', 'employee_id'])
      .orderBy('decided_at')
      .orderBy('id')
      .execute()
  const nobody = { reason: null, moderator: null, store_id: null, employee_id: null }

  it('is kept by the moderator’s name, with the reason and the time, and shown to all of them', async () => {
    const [shown, hidden] = [await review('Kept'), await review('Taken')]
    await by(ada, `reviews/${shown}/publish`)
    await by(ben, `reviews/${hidden}/refuse`, [['reason', 'offensive']])
    await by(ada, `reviews/${hidden}/refuse`, [['reason', 'other']])
    const about = { kind: 'reviews', subject: SHOE }
    expect(await kept()).toEqual([
      { ...nobody, ...about, thing_id: shown, decision: 'publish', moderator: 'ada' },
      { ...nobody, ...about, thing_id: hidden, decision: 'refuse', reason: 'offensive', moderator: 'ben' },
    ])
    const payload = await page()
    expect(payload).toContain('You decide as ada.')
    expect(payload).toMatch(/Review about [^<]+ \(TQ4407AB12\), refused: It may hurt or offend somebody/)
    expect(payload).toMatch(/\d{4}-\d\d-\d\d, \d\d:\d\d UTC · ben/)
    expect(payload).not.toContain('Taken')
  })

  it('is kept by store and employee where an associate decided by a call, and refuses and tells as the page does', async () => {
    await shop.db.deleteFrom('moderation_decisions').execute()
    const [clerk, sam] = [await shop.person('clerk@till.test'), await shop.person('shopper@till.test')]
    const { userId } = (await sam.call(social.createSocialUser, { body: { name: 'Sam' } })).body
    const post = async (caption: string) => {
      const body = { content: blueSquare.jpeg, caption, isOwn: true, productIds: [] }
      return (await sam.call(social.postMedia, { params: { userId }, body })).body.mediaId
    }
    const [first, second] = [await post('On the ridge'), await post('In the mirror')]
    await clerk.call(moderatingEndpoints.approveMedia, { params: { mediaId: first }, body: {} })
    const said = { params: { mediaId: second }, body: { reason: 'personal' as const } }
    expect((await clerk.call(moderatingEndpoints.refuseMedia, said)).status).toBe(200)
    const mine = { ...nobody, kind: 'pictures', subject: 'northlane', store_id: 'S001' }
    expect(await kept()).toMatchObject([
      { ...mine, thing_id: first, decision: 'publish', employee_id: 'S001-E1' },
      { ...mine, thing_id: second, decision: 'refuse', reason: 'personal', employee_id: 'S001-E1' },
    ])
    const [mail] = (await sentMails(shop, 'shopper@till.test')).filter(({ kind }) => kind === 'not-shown')
    expect(mail).toMatchObject({ subject: 'Your picture is not shown' })
    expect(mail?.text).toContain('In the mirror')
    const payload = await page()
    expect(payload).toMatch(
      /Picture of northlane, refused: It names or shows something private.*employee S001-E1 of store S001/,
    )
  })

  it('is kept of an associate’s answer and of a manager who publishes one', async () => {
    await shop.db.deleteFrom('moderation_decisions').execute()
    const manager = await shop.person('manager@till.test')
    const clerk = await shop.person('clerk@till.test')
    const [one, other] = [await ask('Is it warm?'), await ask('Is it light?')]
    const answer = (who: Shopper, questionId: string) =>
      who.call(answeringEndpoints.answerQuestion, { params: { questionId }, body: { text: 'It is.' } })
    await answer(manager, one)
    const { answerId } = (await answer(clerk, other)).body.answer
    expect((await manager.call(answeringEndpoints.publishAnswer, { params: { answerId } })).status).toBe(200)
    expect(await kept()).toMatchObject([
      { kind: 'questions', thing_id: one, subject: SHOE, decision: 'answer', moderator: null },
      { kind: 'answers', thing_id: answerId, subject: SHOE, decision: 'publish', moderator: null },
    ])
  })
})
