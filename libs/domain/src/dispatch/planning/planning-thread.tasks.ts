import { parentPort } from 'node:worker_threads';
import { planHub, type ThreadAnswer, type ThreadRequest } from './planning-thread.port.js';

/** Program of a planning thread. It loads the planner and no database module: it is small and starts fast. */
parentPort?.on('message', (request: ThreadRequest) => parentPort?.postMessage(answerOf(request)));

function answerOf({ id, pass }: ThreadRequest): ThreadAnswer {
  try {
    return { id, plan: planHub(pass) };
  } catch (error) {
    return { id, error };
  }
}
