import { blocksMarkdown, commonBlocks, same } from '../guide/index.js';

/**
 * Markdown about the delivery of webhooks for each face's document. `taken`: the answer by which a receiver accepts.
 */
export function deliveryTerms(taken: string): string {
  const blocks = commonBlocks(['retries', 'standard-signature'], 'pt', { taken: same(taken) });
  return blocksMarkdown(blocks.filter(({ kind }) => kind !== 'samples'));
}
