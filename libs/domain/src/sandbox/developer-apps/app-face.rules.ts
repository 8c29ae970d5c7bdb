import { type FaceName, type Scope, SYSTEM_ACTOR } from '../../base/index.js';
import type { AppType, DeveloperApp } from './developer-app.entity.js';

const FACES_OF = {
  open_delivery: 'open-delivery',
  full_api: 'full-api',
  model_m: 'model-m',
} as const satisfies Record<AppType, FaceName>;

/** The face that an app of this type speaks to. */
export function faceOf(type: AppType): FaceName {
  return FACES_OF[type];
}

/** The merchant of an app's sandbox. */
export function sandboxScope({
  sandboxHubId,
  sandboxMerchantId,
}: Pick<DeveloperApp, 'sandboxHubId' | 'sandboxMerchantId'>): Scope {
  return { hubId: sandboxHubId, merchantId: sandboxMerchantId, actor: SYSTEM_ACTOR };
}
