import type { Struct } from 'superstruct'
import {
  GuestTokenRequest,
  HandoffTokenRequest,
  RefreshTokenRequest,
  RegisteredTokenRequest,
  TokenRequest,
} from '../../../core/session/contracts'

export type AnyStruct = Struct<unknown, unknown>

/** Superstruct does not expose the branches of a union, so they are read from the one union that the wire has. */
export function branchesOf(struct: AnyStruct): readonly AnyStruct[] {
  return (struct as unknown) === TokenRequest ? TOKEN_REQUESTS : []
}

const TOKEN_REQUESTS = [
  GuestTokenRequest,
  RegisteredTokenRequest,
  RefreshTokenRequest,
  HandoffTokenRequest,
] as unknown as readonly AnyStruct[]
