import type { FaceName } from '../../base/index.js';
import type { AppType } from './developer-app.entity.js';

const FACES_OF = {
  open_delivery: 'open-delivery',
  full_api: 'full-api',
  model_m: 'model-m',
} as const satisfies Record<AppType, FaceName>;

/** The face that an app of this type speaks to. */
export function faceOf(type: AppType): FaceName {
  return FACES_OF[type];
}
