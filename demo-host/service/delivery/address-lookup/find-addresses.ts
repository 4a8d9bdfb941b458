import type { FoundAddress } from '../../../../core/delivery/contracts'
import type { AddressRules } from '../../../../core/site/contracts'
import type { CallContext } from '../../calls/context'
import { plain } from '../../languages/plain'
import { readAddressRules } from '../../repositories/site'
import { withoutData } from '../../without-data'
import { inWordsOf } from '../province-names'
import { lookupOf, MAX_FOUND, type Question } from './lookup'

/** Addresses that begin like the text, their provinces as codes of the country's rules; none where the provider fails, since a shopper can type the rest. */
export async function findAddresses(
  { configuration, db, key, locale, log }: Pick<CallContext, 'configuration' | 'db' | 'key' | 'locale' | 'log'>,
  question: Question,
): Promise<FoundAddress[]> {
  const lookup = lookupOf(configuration, db)
  const isOurs = key.countries.includes(question.country) || key.billingCountries.includes(question.country)
  const rules = lookup && isOurs ? await readAddressRules(db, question.country) : null
  if (!lookup || !rules) return []
  try {
    const found = await lookup(question)
    return withoutTwins(found.map(address => withCode(address, [rules, inWordsOf(rules, locale)]))).slice(0, MAX_FOUND)
  } catch (error) {
    // Its answer is an address, which belongs in no log.
    log.warn({ failure: withoutData(error) }, 'The address lookup failed')
    return []
  }
}

function withCode({ province, ...address }: FoundAddress, allRules: readonly AddressRules[]): FoundAddress {
  const options = allRules.flatMap(({ shipping }) => shipping.find(({ name }) => name === 'province')?.options ?? [])
  const wanted = plain(province ?? '')
  const option = options.find(({ code, name }) => plain(code) === wanted || plain(name) === wanted)
  return option ? { ...address, province: option.code } : address
}

function withoutTwins(addresses: readonly FoundAddress[]): FoundAddress[] {
  return [...new Map(addresses.map(address => [JSON.stringify(Object.values(address)), address])).values()]
}
