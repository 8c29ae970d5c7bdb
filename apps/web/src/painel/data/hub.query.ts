import { read } from '../../ground/api/client.js';

/** The settings of the hub, for screens that only look something up. */
export const hubSettings = { ...read('/api/admin/hub/settings'), staleTime: 300_000 };
