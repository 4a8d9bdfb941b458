import type { Generated } from 'kysely'
import type { NewReport } from '../../../../core/social/contracts'

/** Whoever posts pictures; one for each consumer. */
type SocialUsersTable = {
  user_id: string
  consumer_no: string
  /** The site where they took the name. */
  customer_id: string
  name: string
  created_at: Date
}

type SocialMediaTable = {
  id: string
  customer_id: string
  /** Null for pictures that came from elsewhere. */
  consumer_no: string | null
  author: string
  caption: string
  language: string
  category: string | null
  product_ids: string[]
  /** Everybody sees `approved` alone. `pending` nobody has looked at; `hidden` was reported too often. */
  status: 'pending' | 'approved' | 'hidden' | 'rejected'
  /** When somebody of the shop looked at it; after that, reports no longer hide it. */
  looked_at: Date | null
  /** The name of one of the sandbox's drawings; null for an upload. */
  drawing: string | null
  content_type: string | null
  content: Buffer | null
  reports: Generated<number>
  created_at: Date
}

/** `tag` is the master id of the product that it is about. */
type SocialStreamsTable = { stream_id: string; customer_id: string; name: string; tag: string | null }

type SocialStreamMediaTable = { stream_id: string; media_id: string }

/** One for each shopper. */
type SocialReportsTable = {
  media_id: string
  consumer_no: string
  reason: NewReport['reason']
  created_at: Generated<Date>
}

type SocialStashesTable = {
  stash_id: string
  consumer_no: string
  name: string
  media_ids: string[]
  created_at: Generated<Date>
}

export type SocialTables = {
  social_users: SocialUsersTable
  social_media: SocialMediaTable
  social_streams: SocialStreamsTable
  social_stream_media: SocialStreamMediaTable
  social_reports: SocialReportsTable
  social_stashes: SocialStashesTable
}
