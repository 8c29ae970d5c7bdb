import { phpOf, pythonOf, samplesOf, type SampleFacts } from './samples.rules.js';
import { errorsOf } from './errors.rules.js';
import { blocksOf } from './markdown.rules.js';

const facts = (type: SampleFacts['type']): SampleFacts => ({
  ...{ type, baseUrl: 'https://api.example.com/base', clientId: 'the-client', secret: 'the-secret' },
  ...{ merchantId: 7, vehicleTypeId: 9 },
});

describe('samples of the portal', () => {
  it.each(['open_delivery', 'full_api', 'model_m'] as const)(
    'have the address and the credential of the app filled in, in each language: %s',
    (type) => {
      for (const [language, code] of Object.entries(samplesOf(facts(type)))) {
        expect([language, code]).toEqual([language, expect.stringContaining('https://api.example.com/base')]);
        expect([language, code]).toEqual([language, expect.stringContaining('the-secret')]);
        if (type === 'open_delivery') expect(code).toContain('the-client');
      }
    },
  );

  it('write values as PHP and Python do', () => {
    const value = { a: [1, true, null, "d'água"], b: {} };
    expect(phpOf(value)).toBe(
      "[\n  'a' => [\n    1,\n    true,\n    null,\n    'd\\'água',\n  ],\n  'b' => [],\n]",
    );
    expect(pythonOf(value)).toBe(
      '{\n  "a": [\n    1,\n    True,\n    None,\n    "d\'água",\n  ],\n  "b": {},\n}',
    );
  });
});

describe('error tables of the portal', () => {
  it('tell what most operations share from what one alone refuses', () => {
    const shared = { 401: { description: 'No credential' }, 200: { description: 'Fine' } };
    const paths = {
      '/a': { get: { responses: shared }, post: { responses: { ...shared, 409: { description: 'Twice' } } } },
    };
    expect(errorsOf({ paths })).toEqual({
      common: [expect.objectContaining({ status: '401', meaning: 'No credential' })],
      own: [{ operation: 'POST /a', status: '409', meaning: 'Twice' }],
    });
  });
});

describe('the changelog of the portal', () => {
  it('reads headings, paragraphs and lists whose lines are broken', () => {
    expect(blocksOf('# Title\n\nSee [this](https://x).\n\n## Next\n\n- one\n  line\n- two')).toEqual([
      { kind: 'text', text: 'See this.' },
      { kind: 'heading', depth: 2, text: 'Next' },
      { kind: 'list', items: ['one line', 'two'] },
    ]);
  });
});
