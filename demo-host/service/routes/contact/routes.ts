import fp from 'fastify-plugin'
import { endpoints } from '../../../../core/contact/endpoints'
import { email as emailProblem } from '../../../../core/validate/email'
import { categories, hasSubject } from '../../contact/subjects'
import { fail } from '../../failure'
import { say } from '../../languages/say'
import { wrongField } from '../../people/check-person'
import { mount } from '../../plugins/mount'
import { mountWrite } from '../../plugins/mount-write'
import { comparable } from '../../repositories/consumers'
import { keepMessage } from '../../repositories/contact-messages'
import { findOrderOf } from '../../repositories/orders'
import { leaveMails } from '../../repositories/outbox'

/** Mounts writing to the shop, and claims under the warranty. */
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
      { botCheck: 'required', limit: 'reset' },
    )

    mountWrite(app, endpoints.claimWarranty, async (call, tx) => {
      const { orderNumber, itemId, description } = call.body
      const { consumerNo, email, firstName } = call.shopper()
      const order = await findOrderOf(tx, orderNumber, { consumerNo })
      if (!order || !email) throw fail('OHS4004')
      if (order.state === 'void' || order.state === 'cancelled') throw fail('ORD409')
      if (!order.document.items.some(({ id }) => id === itemId)) throw fail('ORD404')
      if (!description.trim()) throw wrongField('description')
      const { locale } = call
      const document = { orderNumber, itemId, description }
      const claimId = await keepMessage(tx, { kind: 'warranty', consumer_no: consumerNo, email, locale, document })
      await leaveMails(tx, { kind: 'message-received', to: email, locale, firstName, number: claimId })
      return { claimId }
    })
  },
  { name: 'contact-routes', dependencies: ['calls'] },
)
