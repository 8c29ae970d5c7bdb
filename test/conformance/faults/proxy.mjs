import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { memberAt } from '../lib/template.mjs';

/**
 * Stands between the kit and a server and plants one fault: in an answer (`on`: method and path), in events
 * on their way to the kit (`event`: the type, by its member's name). It proves that the kit's checks see.
 */
export class FaultyProxy {
  #servers = [];
  #held = new Map();
  #hits = 0;
  #before = null;

  constructor(fault, { origin, receiver }) {
    this.fault = fault;
    this.origin = origin;
    this.receiver = receiver;
  }

  async open() {
    this.url = await this.#serve((request, body, response) => this.#answer(request, body, response));
    this.eventsUrl = await this.#serve((request, body, response) => {
      // Answered at once: what goes wrong on the way is no retry of the server's.
      response.writeHead(204).end();
      return this.deliver(request, body);
    });
    return this;
  }

  async close() {
    for (const server of this.#servers) server.closeAllConnections();
    await Promise.all(this.#servers.map((server) => new Promise((done) => server.close(done))));
  }

  #serve(handle) {
    const server = createServer((request, response) => {
      const chunks = [];
      request.on('data', (chunk) => chunks.push(chunk));
      request.on(
        'end',
        () => void handle(request, Buffer.concat(chunks), response).catch(() => response.destroy()),
      );
    });
    this.#servers.push(server);
    return new Promise((done) => {
      server.listen(0, '127.0.0.1', () => done(`http://127.0.0.1:${server.address().port}`));
    });
  }

  async #answer({ method, url, headers }, body, response) {
    const { host: _, connection: __, 'content-length': ___, ...sent } = headers;
    if (this.fault.does === 'ignore') Reflect.deleteProperty(sent, this.fault.header);
    const answer = await fetch(this.origin + url, {
      method,
      headers: sent,
      ...(body.length > 0 && { body }),
    });
    const { status } = answer;
    const type = answer.headers.get('content-type') ?? 'text/plain';
    const given = { status, type, text: await answer.text() };
    const changed = this.#isHit(method, url, status) ? this.#changed(given) : given;
    response.writeHead(changed.status, { 'content-type': changed.type }).end(changed.text);
  }

  #isHit(method, url, status) {
    const { on } = this.fault;
    if (on === undefined || on.method !== method || !new RegExp(on.path).test(url)) return false;
    return (!on.status || on.status === status) && ++this.#hits >= (on.from ?? 1);
  }

  /** What was answered first comes again, but for the members `with`; or as `changedAnswer`. */
  #changed(answer) {
    if (this.fault.does === 'ignore') return answer;
    if (this.fault.does !== 'repeat') return changedAnswer(this.fault, answer);
    this.#before ??= answer;
    if (this.#before === answer) return answer;
    return { ...answer, text: JSON.stringify({ ...JSON.parse(this.#before.text), ...this.fault.with }) };
  }

  /** Passes an event on to the kit, with the fault. */
  async deliver({ url, headers }, bytes) {
    const { event, does } = this.fault;
    const hit = event !== undefined && memberAt(JSON.parse(bytes.toString()), this.fault.type) === event;
    const { host: _, connection: __, 'content-length': ___, ...sent } = headers;
    const pass = (more = {}, body = bytes) =>
      this.receiver.take({ url, method: 'POST', headers: { ...sent, ...more } }, body);
    if (does === 'hold') return this.#hold(JSON.parse(bytes.toString()), pass);
    if (!hit) return pass();
    if (does === 'lose') return;
    if (does === 'double') pass();
    if (does === 'delay') await pause(this.fault.ms);
    if (does === 'header') return pass({ [this.fault.name]: this.fault.value });
    if (does === 'change')
      return pass({}, Buffer.from(JSON.stringify(changedBody(JSON.parse(bytes.toString()), this.fault))));
    pass();
  }

  /** One event waits until another one of the same delivery was passed on. */
  #hold(body, pass) {
    const of = memberAt(body, this.fault.of);
    const type = memberAt(body, this.fault.type);
    if (type === this.fault.event) {
      this.#held.set(of, pass);
      return;
    }
    pass();
    if (type === this.fault.until) setTimeout(() => this.#held.get(of)?.(), 100);
  }
}

function changedAnswer(fault, { status, text, type }) {
  if (fault.does === 'status') return { status: fault.value, text, type };
  if (fault.does === 'text') return { status, text: fault.value, type };
  if (fault.does === 'content-type') return { status, text, type: fault.value };
  return { status, text: JSON.stringify(changedBody(JSON.parse(text), fault)), type };
}

/** Sets the member at `at`, or removes it where no `value` is given. */
function changedBody(body, { at, value }) {
  if (at === '') return value;
  const path = at.split('.');
  const last = path.pop();
  const holder = path.reduce((one, name) => one?.[name], body);
  if (holder === undefined || holder === null) return body;
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else holder[last] = value;
  return body;
}
