import type { Struct } from 'superstruct'
import {
  GuestTokenRequest,
  HandoffTokenRequest,
  RefreshTokenRequest,
  RegisteredTokenRequest,
  TokenRequest,
} from '../../../core/session/contracts'

/** A struct of any kind; its parts lie in `schema`, in a form that depends on `type`. */
export type AnyStruct = Struct<unknown, unknown>

/** The branches of a union, each with its `type`. Superstruct's unions keep them to themselves, and the wire has one. */
export function branchesOf(struct: AnyStruct): readonly AnyStruct[] {
  return (struct as unknown) === TokenRequest ? TOKEN_REQUESTS : []
}

const TOKEN_REQUESTS = [
  GuestTokenRequest,
  RegisteredTokenRequest,
  RefreshTokenRequest,
  HandoffTokenRequest,
] as unknown as readonly AnyStruct[]
