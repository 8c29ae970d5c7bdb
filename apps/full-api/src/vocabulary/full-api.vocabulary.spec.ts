import { CANCEL_REASONS, ORDER_STATUSES } from '#domain';
import { EVENT_NAMES, TOPIC_EVENTS, topicsOf } from './event.vocabulary.js';
import { describeKilometres, toKilometres, wireInstant, wireInstantOrNull } from './instant.mapper.js';
import {
  CANCEL_REASON_TEXTS,
  ORDER_STATUS_LABELS,
  PAYMENT_METHOD_WORDS,
  PAYMENT_METHODS_IN,
} from './order.vocabulary.js';

describe('the vocabulary of the Full API', () => {
  it('have a label for every status and a text for every reason', () => {
    expect(ORDER_STATUSES.map((status) => ORDER_STATUS_LABELS[status])).toEqual([
      'Aguardando pagamento',
      'Agendado',
      'Em preparo',
      'Buscando entregador',
      'Aceito',
      'Chegou na coleta',
      'Coletado',
      'Entregue',
      'Concluído',
      'Cancelado',
    ]);
    for (const reason of CANCEL_REASONS) expect(CANCEL_REASON_TEXTS[reason]).not.toBe('');
    expect(CANCEL_REASON_TEXTS.not_served).toBe('Nenhum entregador disponível');
  });

  it('have at least one topic behind each event, and each topic behind one event at most', () => {
    const topics = EVENT_NAMES.flatMap((event) => topicsOf([event]));
    for (const event of EVENT_NAMES) expect(topicsOf([event])).not.toEqual([]);
    expect(new Set(topics).size).toBe(topics.length);
    expect(topics.sort()).toEqual(
      Object.entries(TOPIC_EVENTS)
        .filter(([, event]) => event !== null)
        .map(([topic]) => topic)
        .sort(),
    );
  });

  it('take both names of the wallet', () => {
    expect(PAYMENT_METHOD_WORDS).toEqual(['faturado', 'carteira', 'carteira_digital']);
    expect(PAYMENT_METHODS_IN.carteira).toBe(PAYMENT_METHODS_IN.carteira_digital);
  });

  it('write instants with six digits and distances with two', () => {
    expect(wireInstant(new Date('2026-03-02T12:00:00.123Z'))).toBe('2026-03-02T12:00:00.123000Z');
    expect(wireInstantOrNull('2026-03-02T12:00:00Z')).toBe('2026-03-02T12:00:00.000000Z');
    expect(wireInstantOrNull(null)).toBeNull();
    expect([toKilometres(4_196), describeKilometres(4_196), describeKilometres(0)]).toEqual([
      4.2,
      '4,20 km',
      '0,00 km',
    ]);
  });
});
