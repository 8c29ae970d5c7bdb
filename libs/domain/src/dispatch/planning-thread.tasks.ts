import { parentPort } from 'node:worker_threads';
import { planHub } from './hub-pass.calculator.js';
import type { ThreadAnswer, ThreadRequest } from './planning-thread.port.js';

/** Program of the planning thread. It loads the planner and no module with a database, so that it is small and starts fast. */
parentPort?.on('message', ({ id, pass }: ThreadRequest) => {
  parentPort?.postMessage(answerOf(id, pass));
});

function answerOf(id: number, pass: ThreadRequest['pass']): ThreadAnswer {
  try {
    return { id, plan: planHub(pass) };
  } catch (error) {
    return { id, error };
  }
}
