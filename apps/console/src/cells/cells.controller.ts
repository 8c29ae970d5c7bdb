import { HUB_MOVE_STATES } from '#cells';
import { z } from 'zod';
import { platformApi } from '../admin/access/admin-api.decorator.js';
import * as answers from '../docs/record.schemas.js';
import { Clock, Database } from '#domain';
import { createDataSource, LOGGER, type Logger } from '#runtime';
import { Inject, Injectable, type OnApplicationShutdown, Global, Module } from '@nestjs/common';
import { CONSOLE_SETTINGS, type ConsoleSettings } from '../console.settings.js';
import { cellName, hubsIn } from './cell-list.queries.js';

/** How long a cell is waited for: short, because a person waits for the page. */
const TIMEOUT_MS = 3_000;

/** Cells and their hubs, read when asked from the databases of this cell and of `CELL_DATABASE_URLS`. */
@Injectable()
export class Cells implements OnApplicationShutdown {
  private readonly others = new Map<string, Promise<Database>>();

  constructor(
    @Inject(CONSOLE_SETTINGS) private readonly settings: ConsoleSettings,
    private readonly db: Database,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** This cell first. One out of reach has an unknown number of hubs. */
  async list() {
    const hubs = await this.ofEach(hubsIn);
    return this.urls().map((url, at) => {
      const found = hubs[at] ?? null;
      return { name: cellName(url), own: at === 0, reachable: found !== null, hubs: found ?? [] };
    });
  }

  /** Answers of each cell's database, this cell's first; null: a cell out of reach. */
  ofEach<T>(ask: (db: Database, clock: Clock) => Promise<T>): Promise<(T | null)[]> {
    return Promise.all(
      this.urls().map(async (url, at) => {
        try {
          return await ask(at === 0 ? this.db : await this.connection(url), this.clock);
        } catch (error) {
          this.logger.warn({ cell: cellName(url), err: error }, 'cell out of reach');
          return null;
        }
      }),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    const opened = await Promise.allSettled(this.others.values());
    for (const one of opened) if (one.status === 'fulfilled') await one.value.dataSource.destroy();
  }

  private urls(): string[] {
    const { url = '' } = this.db.dataSource.options as { url?: string };
    return [url, ...this.settings.CELL_DATABASE_URLS];
  }

  private connection(url: string): Promise<Database> {
    const known = this.others.get(url);
    if (known) return known;
    const settings = { url, poolSize: 2, applicationName: 'last-mile cells' };
    const opening = createDataSource({
      ...settings,
      connectTimeoutMs: TIMEOUT_MS,
      statementTimeoutMs: TIMEOUT_MS,
    })
      .initialize()
      .then((dataSource) => new Database(dataSource));
    this.others.set(url, opening);
    opening.catch(() => this.others.delete(url));
    return opening;
  }
}

const moveAnswer = z.strictObject({
  state: z.enum(HUB_MOVE_STATES),
  tablesCopied: z.int(),
  tables: z.int(),
  address: z.string().nullable(),
  stalled: z.boolean(),
  startedAt: answers.instant,
  changedAt: answers.instant,
});
const cellHubAnswer = z.strictObject({
  id: z.int(),
  ...answers.each(['name', 'city', 'state'], z.string()),
  move: moveAnswer.nullable(),
});
const cellAnswer = z.strictObject({
  name: z.string(),
  own: z.boolean(),
  reachable: z.boolean(),
  hubs: z.array(cellHubAnswer),
});

const api = platformApi('cells', { cells: Cells });

const CellsController = api.controller('CellsController', {
  list: api.get('', {
    summary: 'Lists all cells with their hubs, and how far moves are (platform operators only)',
    answer: answers.listOf(cellAnswer),
    run: ({ cells }) => cells.list(),
  }),
});

@Global()
@Module({ controllers: [CellsController], providers: [Cells], exports: [Cells] })
export class CellsModule {}
