import { DomainError } from '#domain';
import { createLogger } from './logger.js';
import { OutageLog } from './outage-log.js';

const away = () => new DomainError('storage_unavailable', {}, { cause: new Error('Connection terminated') });

function logOf() {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>);
  const logger = createLogger({ level: 'info', app: 'test', destination: { write } });
  return { lines, log: new OutageLog(logger, 'task failed', { task: 'expire payments' }) };
}

describe('the log of an outage', () => {
  it('has a line when it begins and one when it ends, with the count between', () => {
    const { lines, log } = logOf();
    log.succeeded();
    for (let i = 0; i < 40; i++) log.failed(away(), { waiting: i });
    log.succeeded();
    log.succeeded();
    log.failed(away());
    const task = 'expire payments';
    expect(lines).toEqual([
      expect.objectContaining({ level: 50, task, waiting: 0, msg: 'task failed' }),
      expect.objectContaining({ level: 40, task, failures: 40, msg: 'works again, after: task failed' }),
      expect.objectContaining({ level: 50, task, msg: 'task failed' }),
    ]);
  });

  it('has no line for work that has to wait for the database when it starts, unless that lasts', () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    const { lines, log } = logOf();
    now.mockReturnValue(29_999);
    log.failed(away());
    log.failed(new Error('division by zero'));
    expect(lines).toEqual([
      expect.objectContaining({ err: expect.objectContaining({ message: 'division by zero' }) }),
    ]);
    now.mockReturnValue(30_000);
    log.failed(away());
    log.succeeded();
    expect(lines.slice(1).map(({ msg }) => msg)).toEqual(['task failed', 'works again, after: task failed']);
    const { lines: quiet, log: other } = logOf();
    other.failed(away());
    other.succeeded();
    expect(quiet).toEqual([]);
  });

  it('leaves out no other failure', () => {
    const { lines, log } = logOf();
    log.succeeded();
    log.failed(away());
    for (let i = 0; i < 3; i++) log.failed(new Error('division by zero'));
    log.failed(away());
    expect(lines.map(({ err }) => (err as { message: string }).message)).toEqual([
      'storage_unavailable',
      ...Array.from({ length: 3 }, () => 'division by zero'),
    ]);
  });
});
