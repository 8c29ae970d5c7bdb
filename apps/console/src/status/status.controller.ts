import { Clock, Database, PlatformHealth, type StateOfPart } from '#domain';
import { Controller, Inject, Optional, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Cells } from '../cells/cells.service.js';
import { Endpoint } from '../http/endpoint.decorator.js';
import { PageLanguage } from '../tracking/language.parser.js';
import { PageAssets } from '../tracking/page-assets.provider.js';
import type { Language } from '../tracking/tracking.vocabulary.js';
import { statusPage } from './status.page.js';

const POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Everybody may ask; the database is asked this often at most. */
const CACHE_MS = 15_000;

/** The page that says how the platform is, to everybody; it names no host, no company and no person. */
@Controller('status')
export class StatusController {
  private kept: { readonly at: number; readonly cells: Promise<(StateOfPart[] | null)[]> } | null = null;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    /** Absent where there are no others. */
    @Optional() @Inject(Cells) private readonly cells: Cells | undefined,
    private readonly assets: PageAssets,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'The page with the state of each part',
    mediaTypes: ['text/html'],
    open: true,
  })
  async show(@PageLanguage() language: Language, @Res() response: Response): Promise<void> {
    const page = await statusPage(this.assets.url('tracking-page.css'), language, await this.states());
    response.set({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-store', Vary: 'Accept-Language' });
    response.type('html').send(page);
  }

  private states(): Promise<(StateOfPart[] | null)[]> {
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
