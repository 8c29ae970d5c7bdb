import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSymlinks } from './postgres-binaries.js';

describe('links between the libraries of the embedded PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lm-links-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('lead on in a checkout that was moved, and are made anew where they lead nowhere', () => {
    const root = join(folder, 'here');
    mkdirSync(join(root, 'native', 'lib'), { recursive: true });
    writeFileSync(join(root, 'native/lib/libicu.so.1.2'), 'library');
    const links = [{ source: 'native/lib/libicu.so.1.2', target: 'native/lib/libicu.so.1' }];
    writeFileSync(join(root, 'native/pg-symlinks.json'), JSON.stringify(links));
    symlinkSync('/nowhere', join(root, 'native/lib/libicu.so.1'));

    createSymlinks(root);
    const moved = join(folder, 'there');
    renameSync(root, moved);
    expect(readFileSync(join(moved, 'native/lib/libicu.so.1'), 'utf8')).toBe('library');
  });
});
