import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareCells } from '#cells';
import { startProgram } from '../support/child-process.js';
import { createTestDatabase } from '../support/index.js';
import { cliOfSpec } from './cli.harness.js';

describe('the command line as a program', () => {
  const { folder, env, type, json, hub } = cliOfSpec();

  it('reads addresses with passwords from the environment or a file, never from its arguments', async () => {
    const file = join(folder, 'cells');
    const other = await createTestDatabase();
    try {
      const { id } = await hub();
      writeFileSync(file, `${other.url}\n`);
      expect(await json(`hub list --cells @${file}`)).toEqual(
        expect.arrayContaining([expect.objectContaining({ state: 'here' })]),
      );
      const move = (to: string, more: Record<string, string> = {}) =>
        type(`hub move ${id} --to ${to} --address https://b.example --dry-run`, { ...env, ...more });
      const toOther = (more: Record<string, string> = {}) =>
        move('OTHER_CELL', { OTHER_CELL: other.url, CELLS: 'true', ...more });
      const refused = (why: string) => ({ code: 1, err: [expect.stringContaining(why)] });
      expect(await toOther({ CELLS: 'false' })).toMatchObject(
        refused('Cells are switched off: set CELLS=true'),
      );
      expect(await toOther()).toMatchObject(refused('Cells are not switched on in the other cell'));
      await prepareCells(other.db);
      expect(await toOther()).toMatchObject(refused('PostgreSQL here needs wal_level=logical'));
      for (const typed of ['postgres://me:secret@b/c', 'postgres://b/c?user=me&password=secret'])
        for (const attempt of [move(typed), type(`hub list --cells ${typed}`)]) {
          const { code, out, err } = await attempt;
          expect({ code, out }).toEqual({ code: 2, out: [] });
          expect(err[0]).toContain('shows a password to everybody on this machine');
          expect(err[0]).not.toContain('secret');
        }
      expect(await move('NOWHERE')).toMatchObject({ code: 2, err: ['--to: there is no address in NOWHERE'] });
    } finally {
      await other.close();
    }
  });

  it('ends with an exit code', async () => {
    const run = (words: string[]) => startProgram('apps/console/src/cli/main.ts', words, env).ended;
    const done = await run(['migrate', '--json']);
    expect(done).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(done.out)).toEqual({ applied: expect.any(Number) });
    expect(await run(['key', 'list', '--hub', '999'])).toEqual({
      code: 1,
      out: '',
      err: 'Refused: hub not found\n',
    });
  });
});
