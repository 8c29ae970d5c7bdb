import {
  CANCEL_REASONS,
  COURIER_DOCUMENT_TYPES,
  COURIER_REGISTRATIONS,
  MERCHANT_STATUSES,
  ORDER_STATUSES,
} from '#domain';
import { COURIER_PAYMENTS } from '#domain/testing';
import { DOMAIN_ERROR_CODES, ORDER_EVENT_TYPES } from '#domain/testing';
import {
  CODE_OF_COURIER_PAYMENT,
  CODE_OF_METHOD,
  codeOfField,
  COMPANY_STATUS_CODES,
  COMPANY_STATUSES,
  COURIER_STATUS_CODES,
  COURIER_PAYMENT_BY_CODE,
  COURIER_STATUSES,
  attributeOf,
  DOCUMENTS,
  DOMAIN_ERROR_ANSWERS,
  EVENT_CODES,
  webhookStatusOf,
  OBSOLETE_STATUS_CODES,
  CANCEL_MOTIVE_IDS,
  CANCEL_MOTIVES,
  PAYMENT_CODES,
  paymentCodeOf,
  MODEL_M_ERROR_TEXTS,
  MODEL_M_CANCEL_REASON_TEXTS,
  SCHEDULE_CODES,
  SCHEDULE_TEXTS,
  STATUSES_BY_CODE,
  STATUS_LABELS,
  statusLabel,
  statusCode,
  WEBHOOK_LABELS,
  type StatusCode,
} from './index.js';

const codes = Object.keys(STATUS_LABELS) as StatusCode[];

describe('the vocabulary of Model M', () => {
  it.each(ORDER_STATUSES)('have one code for %s, which selects it', (status) => {
    for (const cancelReason of [null, ...CANCEL_REASONS]) {
      if ((status === 'cancelled') !== (cancelReason !== null)) continue;
      const code = statusCode({ status, cancelReason });
      const { statuses, notServed } = STATUSES_BY_CODE[code];
      expect(statuses).toContain(status);
      if (status === 'cancelled') expect(notServed).toBe(cancelReason === 'not_served');
      expect(statusLabel({ status, cancelReason })).toBe(STATUS_LABELS[code]);
    }
    expect(SCHEDULE_TEXTS[SCHEDULE_CODES[status]]).toBeTruthy();
  });

  it('have every code and label of the contract', () => {
    expect(STATUS_LABELS).toEqual({
      R: 'WAITING_PAYMENT',
      L: 'WAITING_RELEASE',
      D: 'DISTRIBUTING',
      A: 'ACCEPTED',
      E: 'IN_PROGRESS',
      F: 'FINISHED',
      C: 'CANCELLED',
      N: 'NOT_SERVED',
    });
    expect(codes.flatMap((code) => STATUSES_BY_CODE[code].statuses).sort()).toEqual(
      [...ORDER_STATUSES, 'cancelled'].sort(),
    );
    for (const forgotten of OBSOLETE_STATUS_CODES) expect(codes).not.toContain(forgotten);
  });

  it('has a webhook code for each event, and an event for every code', () => {
    const sent = ORDER_EVENT_TYPES.flatMap((type) => webhookStatusOf(type)?.code ?? []);
    expect(new Set([...sent, webhookStatusOf('order.cancelled', 'not_served')?.code])).toEqual(
      new Set(Object.keys(WEBHOOK_LABELS)),
    );
    expect(Object.keys(EVENT_CODES).sort()).toEqual([...ORDER_EVENT_TYPES].sort());
    expect(webhookStatusOf('order.arrived_at_pickup')).toEqual({ code: 'AP', label: 'ARRIVED_AT_LOCATION' });
    expect(webhookStatusOf('order.stop_delivered')).toEqual({ code: 'ER', label: 'STOP_FINISHED' });
    expect(webhookStatusOf('order.cancelled', 'operator')).toEqual({ code: 'C', label: 'CANCELLED' });
    expect(webhookStatusOf('order.updated')).toBeNull();
  });

  it('have an answer for every refusal of the core', () => {
    for (const code of DOMAIN_ERROR_CODES) {
      const answer = DOMAIN_ERROR_ANSWERS[code];
      expect(MODEL_M_ERROR_TEXTS[answer.code]).toBeTruthy();
      // 421 is the answer about a hub that moved to another cell, whose contract is not the face’s.
      expect([400, 401, 403, 421, 429, 503]).toContain(answer.status);
    }
  });

  it('write texts as the contract has them', () => {
    expect(MODEL_M_ERROR_TEXTS).toMatchObject({
      1: 'Usuário e/ou senhas inválidos.',
      2: "Atributo '%' é obrigatório.",
      5: 'Tipo de identificação inválida.',
      6: 'Identificação não encontrada.',
      24: 'Formato da entrada incorreto. %',
      25: 'Solicitação não encontrada.',
      27: 'Solicitação não finalizada.',
      54: 'CPF inválido',
      56: 'Motorista não encontrado.',
      60: 'tipo é inválido',
      62: 'Arquivo vazio.',
    });
    for (const code of [30, 43, 45, 46, 49, 54] as const)
      expect(MODEL_M_ERROR_TEXTS[code]).toMatch(/ inválido$/);
    expect(MODEL_M_ERROR_TEXTS[1007]).toContain('trajeto');
  });

  it('translate every payment, reason, registration and document there and back', () => {
    for (const [method, code] of Object.entries(CODE_OF_METHOD)) {
      expect(PAYMENT_CODES[code].method).toBe(method);
    }
    for (const payment of COURIER_PAYMENTS) {
      expect(COURIER_PAYMENT_BY_CODE[CODE_OF_COURIER_PAYMENT[payment]]).toBe(payment);
    }
    for (const registration of COURIER_REGISTRATIONS) {
      expect(COURIER_STATUSES[COURIER_STATUS_CODES[registration]]).toBe(registration);
    }
    for (const status of MERCHANT_STATUSES) {
      expect(COMPANY_STATUSES[COMPANY_STATUS_CODES[status]]).toBe(status);
    }
    const tokens = COURIER_DOCUMENT_TYPES.map((type) => DOCUMENTS[type].token);
    expect(new Set(tokens).size).toBe(tokens.length);
    for (const reason of CANCEL_REASONS) expect(MODEL_M_CANCEL_REASON_TEXTS[reason]).toBeTruthy();
    expect(CANCEL_MOTIVE_IDS).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 16, 17, 18, 19, 20]);
    for (const motive of CANCEL_MOTIVE_IDS) expect(CANCEL_REASONS).toContain(CANCEL_MOTIVES[motive]);
  });

  it('show a code for orders that came by another face', () => {
    expect(paymentCodeOf({ paymentCode: 'CREDIT', paymentMethod: 'on_delivery' })).toBe('D');
    expect(paymentCodeOf({ paymentCode: null, paymentMethod: 'invoiced' })).toBe('F');
    expect(paymentCodeOf({ paymentCode: 'B', paymentMethod: 'on_delivery' })).toBe('B');
  });

  it('name fields as the caller wrote them', () => {
    expect(attributeOf('stops.0.address')).toBe('paradas.0.endereco_parada');
    expect(attributeOf('pickup.address')).toBe('partida.endereco');
    expect(attributeOf('vehicle.color')).toBe('cor');
    expect(codeOfField('invalid_value', 'vehicle.color', 24)).toBe(49);
    expect(codeOfField('not_unique', 'url', 1004)).toBe(101);
    expect(codeOfField('not_unique', 'document', 1004)).toBe(1004);
  });
});
