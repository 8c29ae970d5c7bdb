import { Clock, Database, PlatformHealth, type StateOfPart } from '#domain';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { Cells } from '../cells/cells.controller.js';
import { publicApi } from '../http/declared-api.decorator.js';
import { languageOf } from '../tracking/language.parser.js';
import { PageAssets } from '../tracking/page-assets.provider.js';
import { statusPage } from './status.page.js';

const POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Anybody may ask, so the database is asked this often at most. */
const CACHE_MS = 15_000;

@Injectable()
export class PlatformStates {
  private kept: { readonly at: number; readonly cells: Promise<(StateOfPart[] | null)[]> } | null = null;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    /** Absent where there are no other cells. */
    @Optional() @Inject(Cells) private readonly cells: Cells | undefined,
  ) {}

  ofCells(): Promise<(StateOfPart[] | null)[]> {
    const now = performance.now();
    if (this.kept === null || now - this.kept.at > CACHE_MS)
      this.kept = {
        at: now,
        cells:
          this.cells?.ofEach(partsIn) ??
          partsIn(this.db, this.clock).then(
            (parts) => [parts],
            () => [null],
          ),
      };
    return this.kept.cells;
  }
}

function partsIn(db: Database, clock: Clock): Promise<StateOfPart[]> {
  return new PlatformHealth(db, clock).parts();
}

const api = publicApi('status', { states: PlatformStates, assets: PageAssets });

/** Anybody may read the page: it names no host, no company and no person. */
export const StatusController = api.controller('StatusController', {
  show: api.send('', {
    summary: 'The page with the state of each part',
    mediaTypes: ['text/html'],
    run: async ({ states, assets, request, response }) => {
      const style = assets.url('tracking-page.css');
      const page = await statusPage(style, languageOf(request), await states.ofCells());
      response.set({
        'Content-Security-Policy': POLICY,
        'Cache-Control': 'no-store',
        Vary: 'Accept-Language',
      });
      response.type('html').send(page);
    },
  }),
});
