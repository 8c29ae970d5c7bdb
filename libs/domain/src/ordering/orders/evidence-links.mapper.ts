import type { FileLinks } from '../../base/index.js';

interface Proofs {
  readonly photos: readonly string[];
  readonly signature: string | null;
}

/** The evidence of a stop as it is shown: with addresses that open now. Records keep them without signature. */
export function shownEvidence<Given extends Proofs>(evidence: Given | null, links: FileLinks) {
  if (evidence === null) return null;
  const { photos, signature } = evidence;
  return {
    ...evidence,
    photos: photos.map((url) => links.renewed(url)),
    signature: signature && links.renewed(signature),
  };
}
