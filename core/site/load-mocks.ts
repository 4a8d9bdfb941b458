import { load } from '../runtime/storage'
import type { ShopConfig } from './contracts'
import type { Mocks } from './mocks'

/** Applies this browser's mock configuration, before the shop starts. */
export async function loadMocks(config: ShopConfig): Promise<void> {
  const mocks = load<Mocks>(config.key, 'mock', 1)
  if (mocks) await import('./mocks').then(({ applyMocks }) => applyMocks(config, mocks))
}
