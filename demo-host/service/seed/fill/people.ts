import { newId } from '../../database/ids'
import type { Db } from '../../database/transaction'
import { numberAndCode } from '../../phone-number'
import { hashPassword } from '../../passwords'
import type { SandboxData, SeedPerson } from '../types'
import { comparable } from '../../repositories/consumers'
import { lockUntilReset } from '../../repositories/sign-in-attempts'
import { insertMany } from '../../repositories/insert-many'

export async function seedPeople(db: Db, { people }: SandboxData): Promise<void> {
  // They share one password, which is hashed once because that is slow.
  const hashes = new Map<string, string>()
  for (const { password } of people) if (!hashes.has(password)) hashes.set(password, await hashPassword(password))

  const known = people.map(person => ({ person, consumerNo: newId() }))
  await db.transaction().execute(async tx => {
    const seeded = tx.selectFrom('people').select('consumer_no')
    await tx.deleteFrom('consumers').where('consumer_no', 'in', seeded).execute()
    for (const table of ['people', 'addresses', 'person_phones'] as const) await tx.deleteFrom(table).execute()
    await insertMany(
      tx,
      'consumers',
      known.map(({ person, consumerNo }) => ({ consumer_no: consumerNo, type: person.consumerType })),
    )
    await insertMany(
      tx,
      'people',
      known.map(({ person, consumerNo }) => personRow(person, consumerNo, hashes.get(person.password) ?? '')),
    )
    await insertMany(tx, 'person_phones', phonesOf(known))
    for (const { email, lockedUntilReset } of people) if (lockedUntilReset) await lockUntilReset(tx, email)
    await insertMany(
      tx,
      'addresses',
      known.flatMap(({ person, consumerNo }) =>
        person.addresses.map(({ approachType, main, ...address }) => ({
          consumer_no: consumerNo,
          address_id: newId(),
          approach_type: approachType,
          main,
          document: JSON.stringify(address),
        })),
      ),
    )
  })
}

/** Two people share a number; the first one gets it. */
function phonesOf(known: readonly { person: SeedPerson; consumerNo: string }[]) {
  const owners = new Map<string, string>()
  for (const { person, consumerNo } of known) {
    const { phone } = numberAndCode(person.phone ?? '', person.phoneCode ?? '')
    if (phone && !owners.has(phone)) owners.set(phone, consumerNo)
  }
  return [...owners].map(([phone, consumer_no]) => ({ phone, consumer_no }))
}

function personRow(person: SeedPerson, consumerNo: string, passwordHash: string) {
  const { loyalty, athlete, employee, identities, associate, interests, preferredShoeSize, newsletter } = person
  const profile = {
    loyalty,
    athlete,
    employee,
    identities,
    associate,
    interests,
    preferredShoeSize,
    newsletter,
  }
  return {
    consumer_no: consumerNo,
    email: comparable(person.email),
    password_hash: passwordHash,
    first_name: person.firstName ?? null,
    last_name: person.lastName ?? null,
    phone: numberAndCode(person.phone ?? '', person.phoneCode ?? '').phone || null,
    phone_code: person.phoneCode ?? null,
    postal_code: person.postalCode ?? null,
    birth_date: person.birthDate ?? null,
    gender: person.gender ?? null,
    country_code: person.countryCode,
    locale: person.locale,
    member_id: person.memberId ?? null,
    terms_accepted: employee?.termsAccepted ?? false,
    locked: person.closed,
    profile: JSON.stringify(profile),
  }
}
