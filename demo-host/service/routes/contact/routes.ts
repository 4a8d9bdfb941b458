import fp from 'fastify-plugin'
import { endpoints } from '../../../../core/contact/endpoints'
import { MAX_PICTURE_BYTES } from '../../../../core/contact/contracts'
import { checkPicture } from '../../contact/check-picture'
import { mailReceipt } from '../../contact/mail-receipt'
import { categories, hasSubject } from '../../contact/subjects'
import { forSweeps } from '../../database/connection'
import { emailProblem } from '../../email-problem'
import { fail } from '../../failure'
import { localised } from '../../languages/localised'
import { wrongField } from '../../people/check-person'
import { mount } from '../../plugins/mount'
import { mountPreparedWrite, mountWrite } from '../../plugins/mount-write'
import { every } from '../../plugins/sweeps'
import { countWaitingPictures, joinClaim, savePicture, removePicture } from '../../repositories/claim-pictures'
import { comparable, lockConsumer } from '../../repositories/consumers'
import { numberMessages, saveMessage } from '../../repositories/contact-messages'
import { findOrderOf } from '../../repositories/orders'
import { leaveMails } from '../../repositories/outbox'
import { findPassword } from '../../repositories/people'

/** A picture in base64 with its JSON. */
const PICTURE_BODY_BYTES = Math.ceil((MAX_PICTURE_BYTES * 4) / 3) + 4096
/** Enough for three unfinished claims. */
const MAX_WAITING_PICTURES = 12
const NUMBERS_SECONDS = 3600

export const contactRoutes = fp(
  async app => {
    every(app, NUMBERS_SECONDS, 'message numbers', () => numberMessages(forSweeps(app.service.db)), { atOnce: true })

    mount(app, endpoints.readCategorySubjects, async call => ({
      categories: categories.map(({ code, label, subjects }) => ({
        code,
        label: localised(label, call),
        subjects: subjects.map(subject => ({ code: subject.code, label: localised(subject.label, call) })),
      })),
    }))

    mountWrite(
      app,
      endpoints.contactUs,
      async (call, tx) => {
        const { category, subject, name, email, orderNumber, message } = call.body
        if (emailProblem(email)) throw fail('AUT453', { field: 'email' })
        if (!hasSubject(category, subject)) throw wrongField('subject')
        for (const field of ['name', 'message'] as const) if (!call.body[field].trim()) throw wrongField(field)
        const { consumerNo, consumerType } = call.shopper()
        const { number: contactId } = await saveMessage(tx, {
          kind: 'message',
          consumer_no: consumerType === 'GUEST' ? null : consumerNo,
          email: comparable(email),
          locale: call.locale,
          document: { category, subject, name, message, ...(orderNumber ? { orderNumber } : {}) },
        })
        await mailReceipt(tx, comparable(email), { locale: call.locale, number: contactId })
        return { contactId }
      },
      { botCheck: { action: 'register', isRequired: true }, limit: 'reset' },
    )

    mountWrite(app, endpoints.claimWarranty, async (call, tx) => {
      const { orderNumber, itemId, description, pictureIds = [] } = call.body
      const { consumerNo, email } = call.shopper()
      const order = await findOrderOf(tx, orderNumber, { consumerNo })
      if (!order || !email) throw fail('OHS4004')
      if (order.state === 'void' || order.state === 'cancelled') throw fail('ORD409')
      if (!order.document.items.some(({ id }) => id === itemId)) throw fail('ORD404')
      if (!description.trim()) throw wrongField('description')
      const { locale } = call
      const document = { orderNumber, itemId, description }
      const message = { kind: 'warranty', consumer_no: consumerNo, email, locale, document } as const
      const { id, number: claimId } = await saveMessage(tx, message)
      const ids = [...new Set(pictureIds)]
      if ((await joinClaim(tx, id, { consumerNo, ids })) < ids.length) throw fail('PIC404')
      const { firstName = null, lastName = null } = { ...(await findPassword(tx, consumerNo)) }
      await leaveMails(tx, { kind: 'message-received', to: email, locale, firstName, lastName, number: claimId })
      return { claimId }
    })

    mountPreparedWrite(
      app,
      endpoints.addClaimPicture,
      call => checkPicture(call.body.content),
      async (call, tx, { contentType, content }) => {
        const { consumerNo } = call.shopper()
        await lockConsumer(tx, consumerNo)
        if ((await countWaitingPictures(tx, consumerNo)) >= MAX_WAITING_PICTURES) throw fail('PIC409')
        const pictureId = await savePicture(tx, { consumer_no: consumerNo, content_type: contentType, content })
        return { pictureId }
      },
      { limit: 'picture', bodyLimit: PICTURE_BODY_BYTES },
    )

    mountWrite(app, endpoints.removeClaimPicture, async (call, tx) => {
      if (!(await removePicture(tx, call.shopper().consumerNo, call.params.pictureId))) throw fail('PIC404')
      return undefined
    })
  },
  { name: 'contact-routes', dependencies: ['calls'] },
)
