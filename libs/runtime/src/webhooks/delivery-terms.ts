import { blocksIn, blocksMarkdown, retryChapter, STANDARD_SIGNATURE } from '../guide/index.js';

/**
 * Markdown about the delivery of webhooks for each face's document. `taken`: the answer by which a receiver accepts.
 */
export function deliveryTerms(taken: string): string {
  const prose = STANDARD_SIGNATURE.filter(({ kind }) => kind !== 'samples');
  return blocksMarkdown(blocksIn([...retryChapter(taken), ...prose], 'pt'));
}
