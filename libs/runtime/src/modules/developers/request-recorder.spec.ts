import type { Clock } from '#domain';
import type { RecordedRequests } from '#domain/modules';
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { RequestRecorder } from './request-recorder.js';

type Noted = Parameters<RecordedRequests['note']>[0];

/** What is recorded of one request and its answer. */
function recorded(request: object, answer: unknown): Noted {
  const noted: Noted[] = [];
  const requests = { note: (one: Noted) => noted.push(one) } as unknown as RecordedRequests;
  const clock = { now: () => new Date(0) } as unknown as Clock;
  const response = Object.assign(new EventEmitter(), { statusCode: 200, write: () => true, end: () => true });
  new RequestRecorder(clock, requests).begin(
    request as IncomingMessage,
    response as unknown as ServerResponse,
    1,
  );
  (response.end as (text: string) => boolean)(JSON.stringify(answer));
  response.emit('finish');
  const [one] = noted;
  if (!one) throw new Error('Nothing was recorded');
  return one;
}

describe('what is recorded of a request', () => {
  it.each([
    'x-token',
    'client-secret',
    'x-senha',
    'chave_de_acesso',
    'db-passwd',
    'pwd',
    'credentials',
    'codigo_seguranca',
    'my-key',
    'proxy-authorization',
    'x-app-signature',
  ])('masks %s wherever it stands', (name) => {
    const plain = { plain: 'seen' };
    const hidden = { [name]: 'hidden', ['prefix_' + name.toUpperCase()]: ['hidden'] };
    const { headers, path, body, answer } = recorded(
      {
        method: 'POST',
        originalUrl: `/a?plain=seen&${name}=hidden&${name.replace('e', '%65')}=hidden`,
        headers: { ...plain, [name]: 'hidden' },
        body: { ...plain, ...hidden, list: [{ ...hidden, deep: { [name]: { inner: 'hidden' } } }] },
      },
      { ...plain, ...hidden },
    );
    for (const shown of [JSON.stringify(headers), path, body ?? '', answer ?? '']) {
      expect(shown).toContain('seen');
      expect(shown).not.toContain('hidden');
    }
  });

  it('keeps what an answer says about a field with such a name', () => {
    const errors = { senha: ['A senha é obrigatória'] };
    const request = recorded({ method: 'POST', headers: {}, body: { errors } }, { mensagem: 'x', errors });
    expect(JSON.parse(request.answer ?? '')).toEqual({ mensagem: 'x', errors });
    expect(request.body).toBe('{"errors":{"senha":"***"}}');
  });
});
