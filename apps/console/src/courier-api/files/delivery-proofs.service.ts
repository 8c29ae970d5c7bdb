import { Evidences, type DeliverInput, type Scope } from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Inject, Injectable } from '@nestjs/common';
import { filePath } from './file-path.mapper.js';

/** Photos and signatures that a courier sent before, as a stop keeps them: by addresses without signature. */
@Injectable()
export class DeliveryProofs {
  constructor(
    private readonly evidences: Evidences,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  /** @throws evidence_not_found */
  async of(
    scope: Scope,
    orderId: number,
    stop: number,
    ids: readonly number[],
  ): Promise<Pick<DeliverInput, 'photos' | 'signature'>> {
    const files = await this.evidences.use(scope, ids, { orderId, stop });
    const urls = (kind: string) =>
      files
        .filter((file) => file.kind === kind)
        .map(({ token }) => `${this.config.publicUrl}${filePath(token)}`);
    return { photos: urls('photo'), signature: urls('signature').at(-1) ?? null };
  }
}
