import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AnswerBatch } from './answer-batch.js';

describe('answers to the requests of a turn of the event loop', () => {
  it('count as sent when they are ready and are written after the turn; later ones are written at once', async () => {
    const order: string[] = [];
    const server = createServer((request, response: ServerResponse) => {
      const batch = new AnswerBatch(() => order.push('turn is over'));
      response.statusCode = 201;
      response.on('finish', () => order.push(`${request.url ?? ''} written`));
      const end = () => {
        batch.end(response, '{"made":true}');
        order.push(`${request.url ?? ''} sent: ${String(response.headersSent)}`);
      };
      if (request.url === '/later') setTimeout(end, 5);
      else end();
    }).listen(0);
    const { port } = server.address() as AddressInfo;
    for (const path of ['/now', '/later']) {
      const answer = await fetch(`http://localhost:${String(port)}${path}`);
      expect([answer.status, await answer.json()]).toEqual([201, { made: true }]);
    }
    expect(order).toEqual([
      ...['/now sent: true', 'turn is over', '/now written'],
      ...['turn is over', '/later sent: true', '/later written'],
    ]);
    await new Promise((closed) => {
      server.close(closed);
      server.closeAllConnections();
    });
  });
});
