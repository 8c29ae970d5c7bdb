import { readFileSync } from 'node:fs';
import { consoleTypes, TYPES_FILE } from '../../tools/web-types/console-types.document.js';

describe('the types of the web apps', () => {
  it('are those of the console’s document; `npm run web:types` writes them anew', async () => {
    const lines = (text: string) => text.split('\n').map((line) => line.slice(0, 2_000));
    expect(lines(readFileSync(TYPES_FILE, 'utf8'))).toEqual(lines(await consoleTypes()));
  });
});
