import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guideText } from './guide.js';
import { readPrograms } from './programs.js';

function read(markdown: string, words?: Readonly<Record<string, string>>) {
  const file = join(mkdtempSync(join(tmpdir(), 'programs-')), 'programs.md');
  writeFileSync(file, markdown);
  return readPrograms(file, words);
}
const fenced = (lang: string, code: string) => `\`\`\`${lang}\n${code}\n\`\`\`\n`;

describe('the programs of a guide', () => {
  it('are read by name and language, with the comments in the language of the guide', () => {
    const programs = `# Programs\n\n## first\n\n${fenced('sh', 'a {{key}}')}\n${fenced('ts sdk', 'b(); // {{guarde | keep it}}')}`;
    expect(read(programs, { key: 'K' })).toEqual({
      'first-samples': {
        blocks: [
          {
            kind: 'samples',
            samples: {
              curl: { http: guideText('a K', 'a K') },
              typescript: { sdk: guideText('b(); // guarde', 'b(); // keep it') },
            },
          },
        ],
      },
    });
  });

  it.each([
    ['of a word that is not given', 'Nothing fills {{key}}', fenced('sh', 'a {{key}}')],
    ['of a comment in one language', 'A place is not filled', fenced('sh', '# {{guarde isto}}')],
    ['in another language', 'No program is in ruby', fenced('ruby', 'a')],
    ['by something else than the SDK', 'No program is in ts sdks', fenced('ts sdks', 'a')],
  ])('are refused when one is %s', (_what, message, program) => {
    expect(() => read(`## first\n\n${program}`)).toThrow(message);
  });
});
