import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { createLogger } from '../logging/logger.js';
import { GroupMember } from './group-member.js';
import { ProcessGroup } from './process-group.js';

/**
 * Program with a `ProcessGroup` of two: they answer with their process ids, `/` at once, `/slow` when they
 * are told to end. SIGHUP replaces them. While the file `obstacle` exists, a new process ends at its start.
 */
const [port, obstacle] = process.argv.slice(2) as [string, string];

async function lead(): Promise<void> {
  const logger = createLogger({ level: 'info', app: 'group' });
  const group = await ProcessGroup.start({ size: 2, endLimitMs: 10_000, logger });
  process.on('SIGHUP', () => void group.reload());
  process.on('SIGTERM', () => void group.close().then(() => process.exit(0)));
  process.stdout.write('both serve\n');
}

function serve(member: GroupMember): void {
  if (existsSync(obstacle)) process.exit(1);
  const slow: ServerResponse[] = [];
  const server = createServer(({ url }, answer) => {
    answer.setHeader('Connection', 'close');
    if (url !== '/slow') {
      answer.end(String(process.pid));
      return;
    }
    // The headers tell the caller that the request has arrived.
    answer.flushHeaders();
    slow.push(answer);
  });
  server.listen(Number(port));
  member.onEnd(() => {
    for (const answer of slow) answer.end(String(process.pid));
    // Ends the process once nothing is under way, connections on their way from the first process included.
    cluster.worker?.disconnect();
  });
}

const member = GroupMember.ofThisProcess();
if (member === null) await lead();
else serve(member);
