import { CitiesRoads, CITIES_FOLDER } from '#city';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { osrmAnswer } from './osrm-answer.mapper.js';
import { osrmRequest, OsrmRefusal } from './osrm-request.parser.js';

interface ServerOptions {
  readonly dataDir: string;
  readonly port: number;
  readonly warn: (message: string) => void;
}

/** Answers OSRM's HTTP interface from the roads of the cities in the data folder, without a database. */
export async function serveRoads({ dataDir, port, warn }: ServerOptions): Promise<Server> {
  const roads = new CitiesRoads(join(dataDir, CITIES_FOLDER), warn, () => performance.now());
  const server = createServer((request, response) => answer(roads, request, response, warn));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return server;
}

function answer(
  roads: CitiesRoads,
  { method, url = '/' }: IncomingMessage,
  response: ServerResponse,
  warn: (message: string) => void,
): void {
  if (url.startsWith('/health/')) send(response, 200, { status: 'ok' });
  else if (method !== 'GET') send(response, 405, { code: 'InvalidUrl', message: 'Only GET' });
  else
    try {
      send(
        response,
        200,
        osrmAnswer(osrmRequest(url), (question) => roads.answer(question)),
      );
    } catch (error) {
      if (error instanceof OsrmRefusal) {
        send(response, 400, { code: error.code, message: error.message });
        return;
      }
      // Without the address, which holds coordinates of people.
      warn(error instanceof Error ? `${error.name}: the request failed` : 'The request failed');
      send(response, 500, { code: 'InternalError', message: 'Internal error' });
    }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body));
}
