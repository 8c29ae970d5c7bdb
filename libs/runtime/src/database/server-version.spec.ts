import { createTestDatabase } from '../../../../test/support/index.js';
import { requireServerVersion } from './server-probe.js';

describe('the release of PostgreSQL', () => {
  it('is accepted from 15 on', async () => {
    const database = await createTestDatabase({ empty: true });
    await requireServerVersion(database.db);
    await database.close();
  });

  it('is named when it is older', async () => {
    const first = async () => ({ number: 140_011, name: '14.11' }) as never;
    await expect(requireServerVersion({ unchecked: { query: first, first } })).rejects.toThrow(
      'PostgreSQL 14.11 is too old: DATABASE_URL must lead to release 15 or later',
    );
  });
});
