import { parentPort } from 'node:worker_threads';
import { planHub } from './hub-pass.calculator.js';
import type { ThreadAnswer, ThreadRequest } from './planning-thread.port.js';
import { replayHub } from './replay/hub-replay.calculator.js';
import type { HubReplay } from './replay/hub-replay.types.js';

/** Progress is sent a hundred times per replayed day. */
const PROGRESS_STEP = 0.01;

/** Program of a planning thread. It loads the planner and no module with a database, so that it is small and starts fast. */
parentPort?.on('message', (request: ThreadRequest) => tell(answerOf(request)));

function answerOf(request: ThreadRequest): ThreadAnswer {
  const { id } = request;
  try {
    return 'pass' in request
      ? { id, plan: planHub(request.pass) }
      : { id, outcome: play(id, request.replay) };
  } catch (error) {
    return { id, error };
  }
}

function play(id: number, replay: HubReplay) {
  const steps = replayHub(replay);
  let told = 0;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (step.value < told + PROGRESS_STEP) continue;
    told = step.value;
    tell({ id, progress: told });
  }
}

function tell(answer: ThreadAnswer): void {
  parentPort?.postMessage(answer);
}
