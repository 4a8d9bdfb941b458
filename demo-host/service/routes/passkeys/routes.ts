import fp from 'fastify-plugin'
import { endpoints } from '../../../../core/passkeys/endpoints'
import type { Passkeys } from '../../../../core/passkeys/contracts'
import type { CallContext } from '../../calls/context'
import type { Db } from '../../database/transaction'
import { fail } from '../../failure'
import { BRAND } from '../../mails/brand'
import { addPasskey, askForPasskey } from '../../people/passkeys/add-passkey'
import { askForAssertion, checkAssertion } from '../../people/passkeys/check-assertion'
import { provePassword } from '../../people/prove-owner'
import { mount } from '../../plugins/mount'
import { mountWrite } from '../../plugins/mount-write'
import { CODE_SECONDS, giveAuthorizationCode } from '../../repositories/authorization-codes'
import { dropPasskey, passkeysOf, renamePasskey } from '../../repositories/passkeys'
import { findPassword } from '../../repositories/people'

/** Answers with a challenge are not stored: each works once. */
export const passkeyRoutes = fp(
  async app => {
    mount(app, endpoints.readPasskeys, call => answer(call, call.db))

    mount(
      app,
      endpoints.beginPasskey,
      async call => askForPasskey(call, { ...(await provePassword(call, call.body.password)), brand: BRAND }),
      { limit: 'signIn' },
    )

    mount(app, endpoints.addPasskey, async call => {
      await addPasskey(call, call.body.name.trim() || BRAND, call.body.attestation)
      return answer(call, call.db)
    })

    mountWrite(app, endpoints.namePasskey, async (call, tx) => {
      const name = call.body.name.trim() || BRAND
      if (!(await renamePasskey(tx, call.shopper().consumerNo, call.params.passkeyId, name))) throw fail('AUT464')
      return answer(call, tx)
    })

    mountWrite(app, endpoints.removePasskey, async (call, tx) => {
      if (!(await dropPasskey(tx, call.shopper().consumerNo, call.params.passkeyId))) throw fail('AUT464')
      return answer(call, tx)
    })

    // Every view of the sign-in asks, so counting it would use up the attempts of everybody at that address.
    mount(app, endpoints.beginPasskeySignIn, askForAssertion)

    mount(
      app,
      endpoints.signInByPasskey,
      async call => {
        const { assertion, codeChallenge } = call.body
        const consumerNo = await checkAssertion(call, assertion)
        // A passkey cannot be guessed, so wrong passwords do not block it; a closed account does.
        if ((await findPassword(call.db, consumerNo))?.isClosed !== false) throw fail('AUT441')
        const given = { consumerNo, accessKey: call.key.key, codeChallenge }
        return { authorizationCode: await giveAuthorizationCode(call.db, given), expiresIn: CODE_SECONDS }
      },
      { limit: 'signIn' },
    )
  },
  { name: 'passkey-routes', dependencies: ['calls'] },
)

async function answer({ shopper }: CallContext, db: Db): Promise<Passkeys> {
  const saved = await passkeysOf(db, shopper().consumerNo)
  return {
    passkeys: saved.map(({ id, name, createdAt, usedAt, isSynced }) => ({
      passkeyId: id,
      name,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
      isSynced,
    })),
  }
}
