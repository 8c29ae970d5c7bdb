import { Injectable } from '@nestjs/common';
import { Clock, isDomainError } from '../../base/index.js';
import { Hubs } from '../../company/index.js';
import { CensusImporter, FoundStreetImporter } from '../../places/index.js';
import { CityFiles, CityNotMade, CityBuilder } from './city-builder.port.js';
import type { CityImport, CityImportFault, CityImportStep } from './city-import.entity.js';

export type ProgressListener = (step: CityImportStep, share: number) => void;

type ReceivedFile = Pick<CityImport, 'hubId' | 'kind' | 'file' | 'city' | 'size'>;

interface Watch {
  readonly signal: AbortSignal;
  readonly onStep: ProgressListener;
}

/** Makes a city with its streets, or addresses of a census in the gazetteer, from a received file. */
@Injectable()
export class CityFileImporter {
  constructor(
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly files: CityFiles,
    private readonly builder: CityBuilder,
    private readonly streets: FoundStreetImporter,
    private readonly census: CensusImporter,
  ) {}

  /** @throws CityNotMade · whatever stopped it */
  import(received: ReceivedFile, watch: Watch) {
    return received.kind === 'city' ? this.importCity(received, watch) : this.importCensus(received, watch);
  }

  private async importCity({ hubId, file, city }: ReceivedFile, { signal, onStep }: Watch) {
    const { city: town, state } = await this.hubs.get(hubId);
    const work = { file, city, town, state, madeAt: this.clock.now() };
    const found = await this.builder.build(work, { signal, onProgress: onStep });
    return this.streets.import(hubId, found, (count) => {
      signal.throwIfAborted();
      onStep('streets', count / found.length);
    });
  }

  private async importCensus({ hubId, file, city, size }: ReceivedFile, { signal, onStep }: Watch) {
    const pieces = measured(this.files.pieces(file), (bytes) => {
      signal.throwIfAborted();
      onStep('read', bytes / size);
    });
    try {
      return await this.census.import(hubId, { pieces, city }, (step, count, names) => {
        signal.throwIfAborted();
        if (step === 'written') onStep('streets', count / names);
      });
    } catch (error) {
      const fault = faultOf(error);
      throw fault === null ? error : new CityNotMade(fault, String(error));
    }
  }
}

/** The fault of a census file; null: something else went wrong. */
function faultOf(error: unknown): CityImportFault | null {
  if (isDomainError(error)) return 'foreign';
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'Z_BUF_ERROR') return 'truncated';
  return code === 'Z_DATA_ERROR' ? 'broken' : null;
}

async function* measured(
  pieces: AsyncIterable<Uint8Array>,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of pieces) {
    yield piece;
    onBytes((bytes += piece.length));
  }
}
