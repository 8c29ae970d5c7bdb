import { signed } from './signature.mjs';

const ANSWER_WITHIN_MS = 10_000;

/** Messages of a sandbox, on their way to a program on this machine. */
export class Forwarding {
  #api;
  #app;
  #to;
  #say;
  #secrets;

  constructor({ api, app, to, say, secrets }) {
    this.#api = api;
    this.#app = app;
    this.#to = to;
    this.#say = say;
    this.#secrets = secrets;
  }

  static async of({ api, app, to, say }) {
    const at = `/apps/${String(app.id)}`;
    const { secret: standardSecret } = await api.call('POST', `${at}/webhook/secret`);
    const { secret: credential } = await api.call('GET', `${at}/credentials`);
    return new Forwarding({ api, app, to, say, secrets: { type: app.type, standardSecret, credential } });
  }

  /** What the program on this machine verifies with. */
  get signedWith() {
    const { type, standardSecret } = this.#secrets;
    return type === 'full_api' ? `signed with ${standardSecret}` : 'signed with the app’s credential';
  }

  /** Sends one message; false: the platform has not sent it yet, so its headers are not known. */
  async forward(deliveryId) {
    const message = await this.#api.call(
      'GET',
      `/apps/${String(this.#app.id)}/deliveries/${String(deliveryId)}`,
    );
    const headers = message.tries.at(-1)?.headers;
    if (headers === undefined || message.body === null) return false;
    const began = Date.now();
    const answer = await this.#sent(signed(headers, message.body, this.#secrets, began), message.body);
    this.#say(
      `${new Date(began).toISOString()}  ${message.event}  ${String(message.aggregateId)}  -> ${answer}`,
    );
    return true;
  }

  async #sent(headers, body) {
    try {
      const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
      const { status } = await fetch(this.#to, { method: 'POST', headers, body, signal, redirect: 'manual' });
      return String(status);
    } catch (error) {
      return `no answer (${error.cause?.code ?? error.name})`;
    }
  }
}
