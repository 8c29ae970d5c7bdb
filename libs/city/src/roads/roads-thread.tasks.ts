import { parentPort, workerData } from 'node:worker_threads';
import { CitiesRoads } from './cities-roads.service.js';
import type { RoadsReply, RoadsRequest } from './roads-thread.types.js';

/** Program of the thread that holds the roads; its data is the folder of the cities. */
const tell = (reply: RoadsReply, moved: ArrayBuffer[] = []) => parentPort?.postMessage(reply, moved);
const roads = new CitiesRoads(
  String(workerData),
  (warning) => tell({ warning }),
  () => performance.now(),
);

parentPort?.on('message', ({ id, question }: RoadsRequest) => {
  try {
    const answer = roads.answer(question);
    // A table moves to the other thread instead of being copied.
    const tables = answer?.kind === 'table' ? [answer.durations, answer.distances] : [];
    tell(
      { id, answer },
      tables.flatMap((table) => table?.buffer ?? []),
    );
  } catch (error) {
    tell({ id, failure: String(error) });
  }
});
