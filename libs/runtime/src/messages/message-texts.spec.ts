import type { MessageWords } from '#domain';
import { textOf } from './message-texts.js';

const LINK = 'https://example.com/rastreio/abc';
const words = {
  recipientName: 'Bia',
  merchantName: 'Padaria Aurora',
  link: LINK,
  code: '4821',
} satisfies MessageWords['delivery_arriving'];
const DELIVERY = ['delivery_on_the_way', 'delivery_arriving', 'delivery_delivered'] as const;

describe('texts of messages', () => {
  it.each(DELIVERY)('%s greets by name, and without one when it is unknown', (template) => {
    expect(textOf({ template, words }).text).toMatch(/^Olá, Bia! /);
    for (const recipientName of ['', ' '])
      expect(textOf({ template, words: { ...words, recipientName } }).text).toMatch(/^Olá! [A-Z]/);
  });

  it.each(DELIVERY)('%s ends with its link, so that no phone takes a full stop as part of it', (template) => {
    for (const code of ['4821', null])
      expect(textOf({ template, words: { ...words, code } }).text).toMatch(/: https:\/\/\S+\/abc$/);
  });

  it.each([
    ['en', /^Hello, Bia! Your order from Padaria Aurora .* Follow it: /],
    ['es', /^Hola, Bia! Tu pedido de Padaria Aurora .* Síguelo: /],
  ] as const)('is in the language of who reads it: %s', (language, said) => {
    expect(textOf({ template: 'delivery_on_the_way', words: { ...words, language } }).text).toMatch(said);
  });

  it('says that the courier has come, as it is sent on arrival at the stop', () => {
    const { subject, text } = textOf({ template: 'delivery_arriving', words });
    expect(subject).toBe('O entregador chegou com seu pedido de Padaria Aurora');
    expect(text).toBe(
      `Olá, Bia! O entregador chegou com seu pedido de Padaria Aurora. Informe o código 4821 ao entregador ao receber. Acompanhe: ${LINK}`,
    );
  });
});
