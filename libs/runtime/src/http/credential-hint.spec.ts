import { keyForm } from '#domain';
import { bearerHint, keyHint } from './caller.js';

const RANDOM = '0'.repeat(40);
/** With right checksums, by the form that each has for this face. */
const KEYS = [
  ['live', `full_live_${RANDOM}1VW9ip`, 'Chave real'],
  ['test', `full_test_${RANDOM}1tp4kz`, 'Chave de teste'],
  ['other_kind', `m_live_${RANDOM}1jjAl8`, 'outra API'],
] as const;
const LIVE = KEYS[0][1];

describe('what a refused credential shows by its form', () => {
  const kinds = ['full_api_key', 'user_token'] as const;
  const hint = (header?: string) => bearerHint(header, 'CHAVE', (key) => keyHint(key, kinds));

  it('is another sentence for each', () => {
    const hints = [
      hint(),
      hint(LIVE),
      hint(`Basic ${LIVE}`),
      hint('Bearer minha-senha'),
      hint(`Bearer ${LIVE.slice(0, -1)}`),
      hint(`Bearer ${LIVE.replace('00', '10')}`),
      hint('Bearer at_0123456789abcdef'),
      keyHint('at_0123456789abcdef', kinds),
    ];
    expect(hints).toEqual([
      'Envie o header Authorization: Bearer CHAVE',
      'O header Authorization precisa ser: Bearer CHAVE',
      'O header Authorization precisa ser: Bearer CHAVE',
      expect.stringContaining('outra forma'),
      expect.stringContaining('cortada'),
      expect.stringContaining('cortada'),
      expect.stringContaining('/api/merchant e /mcp'),
      expect.stringContaining('/api/merchant e /mcp'),
    ]);
  });

  it('tells test keys, live keys and keys of another API apart, and known ones from unknown ones never', () => {
    for (const [kind, key, word] of KEYS)
      expect([kind, keyForm(key, kinds), keyHint(key, kinds)]).toEqual([
        kind,
        kind,
        expect.stringContaining(word),
      ]);
  });

  it('is sent in a header, and so in ASCII', () => {
    for (const [, key] of KEYS) expect(keyHint(key, kinds)).toMatch(/^[ -~]+$/);
  });
});
