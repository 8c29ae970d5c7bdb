import type { Hub } from '../../company/index.js';
import type { Merchant } from '../../people/index.js';
import { KEPT_FILE_URL } from '../../base/index.js';
import type { TrackedCompany, TrackedContact } from './tracking.types.js';

/** The delivery company as recipients see it. */
export function companyOf({ name, settings: { branding } }: Pick<Hub, 'name' | 'settings'>): TrackedCompany {
  return { ...branding, name: branding.name ?? name };
}

/** The merchant, with its first picture of this platform as logo: pages load nothing from other hosts. */
export function merchantContact({
  name,
  phone,
  media,
}: Pick<Merchant, 'name' | 'phone' | 'media'>): TrackedContact {
  return {
    name,
    logoUrl: media.find(({ url }) => KEPT_FILE_URL.test(url))?.url ?? null,
    phone,
    whatsapp: null,
    email: null,
    website: null,
  };
}
