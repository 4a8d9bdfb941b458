import fp from 'fastify-plugin'
import { endpoints } from '../../../../core/contact/endpoints'
import { email as emailProblem } from '../../../../core/validate/email'
import { MOST_PICTURE_BYTES } from '../../../../core/contact/contracts'
import { checkPicture } from '../../contact/check-picture'
import { categories, hasSubject } from '../../contact/subjects'
import { fail } from '../../failure'
import { say } from '../../languages/say'
import { wrongField } from '../../people/check-person'
import { mount } from '../../plugins/mount'
import { mountPreparedWrite, mountWrite } from '../../plugins/mount-write'
import { countWaitingPictures, joinClaim, keepPicture, removePicture } from '../../repositories/claim-pictures'
import { comparable, lockConsumer } from '../../repositories/consumers'
import { keepMessage } from '../../repositories/contact-messages'
import { findOrderOf } from '../../repositories/orders'
import { leaveMails } from '../../repositories/outbox'

/** A picture in base64 with its JSON. */
const PICTURE_BODY_BYTES = Math.ceil((MOST_PICTURE_BYTES * 4) / 3) + 4096
/** Enough for three unfinished claims. */
const MOST_WAITING_PICTURES = 12

export const contactRoutes = fp(
  async app => {
    mount(app, endpoints.readCategorySubjects, async call => ({
      categories: categories.map(({ code, label, subjects }) => ({
        code,
        label: say(label, call),
        subjects: subjects.map(subject => ({ code: subject.code, label: say(subject.label, call) })),
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
        const contactId = await keepMessage(tx, {
          kind: 'message',
          consumer_no: consumerType === 'GUEST' ? null : consumerNo,
          email: comparable(email),
          locale: call.locale,
          document: { category, subject, name, message, ...(orderNumber ? { orderNumber } : {}) },
        })
        const { locale } = call
        await leaveMails(tx, {
          kind: 'message-received',
          to: comparable(email),
          locale,
          firstName: null,
          number: contactId,
        })
        return { contactId }
      },
      { botCheck: { action: 'register', isRequired: true }, limit: 'reset' },
    )

    mountWrite(app, endpoints.claimWarranty, async (call, tx) => {
      const { orderNumber, itemId, description, pictureIds = [] } = call.body
      const { consumerNo, email, firstName } = call.shopper()
      const order = await findOrderOf(tx, orderNumber, { consumerNo })
      if (!order || !email) throw fail('OHS4004')
      if (order.state === 'void' || order.state === 'cancelled') throw fail('ORD409')
      if (!order.document.items.some(({ id }) => id === itemId)) throw fail('ORD404')
      if (!description.trim()) throw wrongField('description')
      const { locale } = call
      const document = { orderNumber, itemId, description }
      const claimId = await keepMessage(tx, { kind: 'warranty', consumer_no: consumerNo, email, locale, document })
      const ids = [...new Set(pictureIds)]
      if ((await joinClaim(tx, claimId, { consumerNo, ids })) < ids.length) throw fail('PIC404')
      await leaveMails(tx, { kind: 'message-received', to: email, locale, firstName, number: claimId })
      return { claimId }
    })

    mountPreparedWrite(
      app,
      endpoints.addClaimPicture,
      call => checkPicture(call.body.content),
      async (call, tx, { contentType, content }) => {
        const { consumerNo } = call.shopper()
        await lockConsumer(tx, consumerNo)
        if ((await countWaitingPictures(tx, consumerNo)) >= MOST_WAITING_PICTURES) throw fail('PIC409')
        const pictureId = await keepPicture(tx, { consumer_no: consumerNo, content_type: contentType, content })
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
