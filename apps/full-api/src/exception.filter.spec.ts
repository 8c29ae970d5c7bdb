import { DomainError } from '#domain';
import { DOMAIN_ERROR_CODES } from '#domain/testing';
import { HttpException } from '@nestjs/common';
import { errorReply } from './exception.filter.js';
import { FULL_API_ERRORS } from './vocabulary/error.vocabulary.js';

const domain = (code: (typeof DOMAIN_ERROR_CODES)[number], facts = {}) =>
  errorReply({ kind: 'domain', error: new DomainError(code, facts) });

describe('the answer to a refusal', () => {
  it.each(DOMAIN_ERROR_CODES)('answers %s with mensagem', (code) => {
    const { status, body } = domain(code);
    expect(status).toBe(FULL_API_ERRORS[code].status);
    expect(body).toHaveProperty('mensagem');
  });

  it.each([
    ['stops.2.address', 'enderecos_entrega.2.endereco'],
    ['pickup.address', 'endereco_coleta.endereco'],
  ])("reports the core's %s by the caller's path", (field, path) => {
    expect(domain('address_not_found', { field }).body).toEqual({
      mensagem: 'Erro de validação',
      errors: { [path]: [expect.stringMatching(/^Endereço não encontrado: .*latitude e longitude/)] },
    });
  });

  it('names its own field when the core names none that this face knows', () => {
    expect(domain('package_over_limits', { field: 'package.weightKg' }).body).toHaveProperty(
      'errors.dimensoes_pacote',
    );
    expect(domain('package_over_limits').body).toHaveProperty('errors.dimensoes_pacote');
  });

  it('answers 503 when the database is away', () => {
    expect(domain('storage_unavailable').status).toBe(503);
  });

  it('shows nothing of an internal error', () => {
    const { status, body } = errorReply({ kind: 'unexpected', error: new Error('select * from secrets') });
    expect([status, JSON.stringify(body).includes('secrets')]).toEqual([500, false]);
  });

  it('answers refusals of the transport', () => {
    for (const [fault, status] of [
      ['body_too_large', 413],
      ['malformed_body', 400],
    ] as const) {
      const reply = errorReply({ kind: 'transport', fault, status });
      expect([reply.status, reply.body]).toEqual([
        400,
        expect.objectContaining({ errors: { body: [expect.any(String)] } }),
      ]);
    }
    expect(errorReply({ kind: 'transport', fault: 'malformed_path', status: 400 }).status).toBe(404);
    expect(errorReply({ kind: 'http', status: 418, exception: new HttpException('', 418) }).status).toBe(418);
  });
});
