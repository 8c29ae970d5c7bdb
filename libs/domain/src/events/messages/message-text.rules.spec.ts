import { MESSAGE_MOMENTS } from './message.types.js';
import { builtInText, MOMENT_RULES } from './moment-texts.rules.js';
import { exampleWords, momentText, smsParts, textProblems } from './message-text.rules.js';
import type { MessageWords } from './message.types.js';

const LINK = 'https://example.com/rastreio/abc';
const words = {
  recipientName: 'Bia',
  merchantName: 'Padaria Aurora',
  companyName: 'Entregas Já',
  link: LINK,
  code: '4821',
} satisfies MessageWords['delivery_arriving'];
const DELIVERY = ['delivery_on_the_way', 'delivery_arriving', 'delivery_delivered'] as const;
const text = (template: string, of: Parameters<typeof momentText>[1]) => momentText(template, of, null)!.text;

describe('texts of messages', () => {
  it.each(DELIVERY)('%s greets by name, and without one when it is unknown', (template) => {
    expect(text(template, words)).toMatch(/^Olá, Bia! /);
    for (const recipientName of ['', ' '])
      expect(text(template, { ...words, recipientName })).toMatch(/^Olá! [A-Z]/);
  });

  it('fill in their own placeholders only, whatever a text names', () => {
    const own = { subject: '{constructor}', text: 'Oi{toString}[ {__proto__}][ {recipient}]' };
    expect(momentText('delivery_arriving', words, own)).toEqual({ subject: '', text: 'Oi Bia' });
  });

  it.each([
    ['en', /^Hello, Bia! Your order from Padaria Aurora .* Follow it: /],
    ['es', /^¡Hola, Bia! Tu pedido de Padaria Aurora .* Síguelo: /],
  ] as const)('is in the language of who reads it: %s', (language, expected) => {
    expect(text('delivery_on_the_way', { ...words, language })).toMatch(expected);
  });

  it('says that the courier has come, as it is sent on arrival at the stop', () => {
    const { subject, text } = momentText('delivery_arriving', words, null)!;
    expect(subject).toBe('O entregador chegou com seu pedido de Padaria Aurora');
    expect(text).toBe(
      `Olá, Bia! O entregador chegou com seu pedido de Padaria Aurora. Informe o código 4821 ao entregador ao receber. Acompanhe: ${LINK}`,
    );
  });

  it('are complete in every language, right by the rules for texts of hubs, and fit an SMS', () => {
    for (const moment of MESSAGE_MOMENTS)
      for (const language of MOMENT_RULES[moment].languages) {
        const built = builtInText(moment, language);
        const facts = {
          companyName: 'Entregas Já',
          link: `${LINK}defghijklmnopqrstu`,
          time: '27 de nov., 14:30',
        };
        const example = momentText(moment, exampleWords(language, facts), built)!;
        expect([moment, language, textProblems(moment, 'email', built, example)]).toEqual([
          moment,
          language,
          [],
        ]);
        expect(example.text).not.toMatch(/[{}[\]]/);
        expect(smsParts(example.text)).toBeLessThanOrEqual(4);
        if (MOMENT_RULES[moment].to === 'recipient') expect(example.text).toMatch(/ https:\/\/\S+[a-z]$/);
      }
  });

  it('say what follows after a failure, and leave out an answer that nobody gave', () => {
    expect(text('delivery_failed', { ...words, next: 'again_tomorrow' })).toContain(
      'de novo amanhã. Detalhes:',
    );
    const refused = { ...words, request: 'time', answer: null };
    expect(text('delivery_request_refused', refused)).toMatch(/\(outro horário\)\. Acompanhe/);
    expect(text('delivery_request_refused', { ...refused, answer: 'Já saiu' })).toContain(
      '. “Já saiu” Acompanhe',
    );
  });

  it('take values as they are, whatever is in them', () => {
    const own = { subject: '', text: '{recipient} [({code})] {link} [sic] {nobody}' };
    const of = { ...words, recipientName: '{link} [x {code}]' };
    expect(momentText('delivery_arriving', of, own)!.text).toBe(`{link} [x {code}] (4821) ${LINK} [sic] `);
    expect(momentText('password_reset', of, own)).toBeNull();
  });
});

describe('a text that a hub writes', () => {
  const problems = (text: string, channel: 'sms' | 'whatsapp' = 'sms') =>
    textProblems('delivery_on_the_way', channel, { subject: '', text }, { subject: '', text });

  it('is refused with an unknown placeholder, without the link, or longer than an SMS may be', () => {
    expect(problems('Oi {recipient}, {link}')).toEqual([]);
    expect(problems('Oi {nome} {nome} {link}')).toEqual([{ kind: 'unknown', placeholder: 'nome' }]);
    const missing = [{ kind: 'missing', placeholder: 'link' }];
    expect([problems('Oi'), problems('Oi[ {link}]')]).toEqual([missing, missing]);
    const long = `{link} ${'ã'.repeat(340)}`;
    expect([problems(long), problems(long, 'whatsapp')]).toEqual([[{ kind: 'too_long' }], []]);
  });

  it.each([
    [160, 'a', 1],
    [161, 'a', 2],
    [80, '€', 1],
    [81, '€', 2],
    [70, 'ã', 1],
    [71, 'ã', 2],
    [134, 'ã', 2],
    [135, 'ç', 3],
  ])('of %s times %s is sent in %s parts', (times, letter, parts) => {
    expect(smsParts(letter.repeat(times))).toBe(parts);
  });
});
