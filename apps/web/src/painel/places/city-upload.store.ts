import { again, call, formOf, Problem } from '../../base/api/client.js';
import { observable } from '../../base/observable.js';
import { now } from '../../base/time.js';
import type { CityImport, ImportKind } from './places.hook.js';

/** A file on its way from this tab. */
export interface CityUpload {
  readonly kind: ImportKind;
  readonly id: number;
  readonly fileName: string;
  readonly sent: number;
  readonly size: number;
  readonly secondsLeft: number | null;
}

const MAX_ATTEMPTS = 5;
const PAUSE_MS = 2_000;

/** Outside of any view, so that the file goes on while other screens are shown. */
export const cityUpload = observable<CityUpload | null>(null);

interface Sending {
  readonly kind: ImportKind;
  readonly file: File;
  readonly partBytes: number;
  /** An earlier upload that stopped; it is resumed if it is of the same file. */
  readonly unfinished: CityImport | null;
}

/** A part that fails is sent again. */
export async function sendCity({ kind, file, partBytes, unfinished }: Sending): Promise<void> {
  const resumed = unfinished?.fileName === file.name && unfinished.size === file.size ? unfinished : null;
  let known =
    resumed ??
    (await call('POST /api/admin/city-imports', {
      kind,
      fileName: file.name.slice(0, 200),
      size: file.size,
    }));
  const [startedAt, from] = [now(), known.received];
  try {
    while (known.state === 'receiving' && known.received < file.size) {
      const { id, received } = known;
      const progress = { kind, id, fileName: file.name, sent: received, size: file.size };
      cityUpload.set({ ...progress, secondsLeft: left(known) });
      const form = formOf({ part: file.slice(received, received + partBytes) });
      known = await patiently(() =>
        call('POST /api/admin/city-imports/{id}/parts', { id, offset: received, form }),
      );
    }
  } finally {
    cityUpload.set(null);
    await again('/api/admin/cities', '/api/admin/city-imports');
  }

  function left({ received }: CityImport): number | null {
    if (received === from) return null;
    return Math.round(((now() - startedAt) * (file.size - received)) / (received - from) / 1_000);
  }
}

/** A short interruption of the network costs nothing. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isOffline(error) || attempt === MAX_ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
    }
  }
}

export function isOffline(error: unknown): boolean {
  return error instanceof Problem && error.code === 'offline';
}
