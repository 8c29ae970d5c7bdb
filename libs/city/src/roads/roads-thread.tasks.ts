import { parentPort, workerData } from 'node:worker_threads';
import { CitiesRoads } from './cities-roads.service.js';
import type { RoadsReply, RoadsRequest } from './roads-thread.types.js';

/** Program of the thread that holds the roads; its data is the folder of the cities. */
const tell = (reply: RoadsReply) => {
  const { answer = null } = 'answer' in reply ? reply : {};
  // A table moves to the other thread instead of being copied.
  const tables = answer?.kind === 'table' ? [answer.durations, answer.distances] : [];
  const moved = tables.flatMap((table) => table?.buffer ?? []);
  parentPort?.postMessage(reply, moved);
};
const roads = new CitiesRoads(
  String(workerData),
  (warning) => tell({ warning }),
  () => performance.now(),
);

parentPort?.on('message', ({ id, question }: RoadsRequest) => {
  try {
    tell({ id, answer: roads.answer(question) });
  } catch (error) {
    tell({ id, failure: String(error) });
  }
});
