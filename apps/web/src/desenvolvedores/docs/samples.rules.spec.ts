import { tokensOf } from './highlight.rules.js';
import { foundIn, indexOf } from './search.rules.js';
import { type SampleFacts, samplesOf } from './samples.rules.js';

const facts = (type: SampleFacts['type']): SampleFacts => ({
  type,
  baseUrl: 'https://api.example.com/base',
  clientId: 'the-client',
  secret: 'the-secret',
  merchantId: 7,
  vehicleTypeId: 9,
});

describe('samples of the portal', () => {
  it.each(['open_delivery', 'full_api', 'model_m'] as const)(
    'have the address and the credential of the app filled in, in each language: %s',
    (type) => {
      const samples = Object.entries(samplesOf(facts(type)));
      expect(samples.filter(([, { sdk }]) => sdk === undefined).map(([language]) => language)).toEqual([
        'curl',
      ]);
      for (const [language, code] of samples.flatMap(([one, ways]) =>
        Object.values(ways).map((way) => [one, way]),
      )) {
        if (code === undefined) continue;
        expect([language, code]).toEqual([language, expect.stringContaining('https://api.example.com/base')]);
        expect([language, code]).toEqual([language, expect.stringContaining('the-secret')]);
        if (type === 'open_delivery') expect(code).toContain('the-client');
      }
    },
  );

  it('say what a program needs: PHP its SDK, an order of the Full API its key', () => {
    for (const type of ['open_delivery', 'full_api', 'model_m'] as const)
      expect(samplesOf(facts(type)).php.sdk).toContain("require 'vendor/autoload.php';");
    const { curl, typescript, php, python } = samplesOf(facts('full_api'));
    for (const { http } of [curl, typescript, php, python]) expect(http).toContain('Idempotency-Key');
  });

  it('write the body of an order as each language does', () => {
    const { curl, typescript, php, python } = samplesOf(facts('open_delivery'));
    expect(JSON.parse(/-d '(.*)'$/s.exec(curl.http ?? '')?.[1] ?? '')).toMatchObject({ canCombine: true });
    for (const code of [php.http, php.sdk]) {
      expect(code).toContain("'orderId' => $uuid,");
      expect(code).toContain("'type' => [\n      'MOTORBIKE_BAG'\n    ],");
    }
    for (const code of [python.http, python.sdk]) {
      expect(code).toContain('"orderId": str(uuid.uuid4()),');
      expect(code).toContain('"returnToMerchant": False,\n  "canCombine": True,');
    }
    expect(typescript.sdk).toContain('"orderId": crypto.randomUUID(),');
  });
});

describe('the look of a program', () => {
  it('loses nothing of it, and tells words, strings, numbers and comments', () => {
    const code = '# first\nconst a = await api.GET("/x", 12); // last\nhttps://example.com';
    const tokens = tokensOf(code);
    expect(tokens.map(({ text }) => text).join('')).toBe(code);
    expect(tokens.filter(({ kind }) => kind !== null).map(({ kind, text }) => [kind, text])).toEqual([
      ['comment', '# first'],
      ['word', 'const'],
      ['word', 'await'],
      ['word', 'GET'],
      ['string', '"/x"'],
      ['number', '12'],
      ['comment', '// last'],
    ]);
  });
});

describe('the search of the documentation', () => {
  const index = indexOf({
    open_delivery: {
      title: 'Open Delivery',
      chapters: [
        {
          id: 'errors',
          title: 'Recusas',
          blocks: [
            { kind: 'text', text: 'Uma recusa.' },
            {
              kind: 'table',
              heads: ['a', 'b'],
              rows: [
                ['`PRICE_EXCEEDED`', 'O preço'],
                ['`OTHER`', 'Preços'],
              ],
            },
          ],
        },
      ],
    },
    platform: {
      title: 'Desenvolvedores',
      chapters: [
        {
          id: 'sdks',
          title: 'SDKs',
          blocks: [{ kind: 'code', language: 'sh', code: 'npm install a\npip install a' }],
        },
      ],
    },
  });

  const at = (place: string) => `/desenvolvedores/docs/erros?api=open_delivery#errors-${place}`;

  it('finds a code, and the row that has it, without accents and marks', () => {
    expect(foundIn(index, 'price_exceeded').map(({ to }) => to)).toEqual([at('1-0')]);
    expect(foundIn(index, 'preco').map(({ to }) => to)).toEqual([at('1-0'), at('1-1')]);
    expect(foundIn(index, 'preço nada')).toEqual([]);
    expect(foundIn(index, ' ')).toEqual([]);
  });

  it('finds a line of a program of the platform’s guide', () => {
    expect(foundIn(index, 'pip install').map(({ to, text }) => [to, text])).toEqual([
      ['/desenvolvedores/docs/sdks#sdks-0', 'pip install a'],
    ]);
  });
});
