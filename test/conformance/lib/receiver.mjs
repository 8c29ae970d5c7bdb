import { createServer } from 'node:http';

/** Receives webhooks: answers 204 at once, and keeps each with the instant of its arrival. */
export class Receiver {
  received = [];
  #server;

  static async listen(port = 0, host = '127.0.0.1') {
    const receiver = new Receiver();
    receiver.#server = createServer((request, response) => {
      const chunks = [];
      request.on('data', (chunk) => chunks.push(chunk));
      request.on('end', () => {
        receiver.take(request, Buffer.concat(chunks));
        response.writeHead(204).end();
      });
    });
    await new Promise((done, failed) => {
      receiver.#server.once('error', failed);
      receiver.#server.listen(port, host, done);
    });
    return receiver;
  }

  get url() {
    return `http://127.0.0.1:${this.#server.address().port}`;
  }

  take({ url, headers, method }, bytes) {
    let body;
    try {
      body = JSON.parse(bytes.toString());
    } catch {
      body = undefined;
    }
    this.received.push({ at: Date.now(), url, method, headers, bytes, body });
  }

  close() {
    this.#server.closeAllConnections();
    return new Promise((done) => this.#server.close(done));
  }
}
