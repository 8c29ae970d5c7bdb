import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { AnswerBatch } from './answer-batch.js';

describe('answers of a turn of the event loop', () => {
  const batch = new AnswerBatch();
  const ended = () => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    response.statusCode = 201;
    batch.end(response, '{"made":true}');
    return response;
  };

  it('count as sent at once and are written at its end, where it has read a request', async () => {
    batch.open();
    const answers = [ended(), ended()];
    const state = () => answers.map((one) => [one.statusCode, one.headersSent, one.writableEnded]);
    expect(state()).toEqual(Array(2).fill([201, true, false]));
    await endOfTurn();
    expect(state()).toEqual(Array(2).fill([201, true, true]));
  });

  it('are written at once, where it has read none', () => expect(ended().writableEnded).toBe(true));
});
