import { SetMetadata } from '@nestjs/common';

/**
 * Who may call an endpoint. `public`: anyone, without a key. `any`: every valid key, which then sees what is its
 * own. `hub`: only a hub key. `own_user`: a hub key, or the key of the user that the path names.
 * `ordering`: every valid key but that of a sub-user who may not place orders.
 */
export type Access = 'public' | 'any' | 'hub' | 'own_user' | 'ordering';

export const ACCESS = 'full-api:access';

/** An endpoint that says nothing is for hub keys only. */
export const AccessFor = (access: Access) => SetMetadata(ACCESS, access);
