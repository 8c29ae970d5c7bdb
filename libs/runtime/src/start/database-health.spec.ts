import { createTestDatabase } from '../../../../test/support/index.js';
import { databaseHealth } from './open-core.js';

it('is not ready where nothing can be written, though everything can be read', async () => {
  const { db, close } = await createTestDatabase();
  expect(await databaseHealth(db)()).toBe(true);
  const full = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });
  const writes = jest.spyOn(db, 'execute').mockRejectedValue(full);
  const ask = databaseHealth(db);
  expect([await ask(), await ask()]).toEqual(['takes no writes', 'takes no writes']);
  expect(writes).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
  await close();
});
