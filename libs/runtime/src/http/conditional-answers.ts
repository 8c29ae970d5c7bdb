/** What the documents of the faces show of endpoints that answer with a `VersionedAnswer`. */

const ETAG = {
  ETag: {
    description: 'Versão desta resposta: envie em If-None-Match na próxima consulta',
    schema: { type: 'string' },
  },
} as const;

export const CONDITIONAL_ANSWERS = {
  /** A parameter of the operation. */
  ifNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'ETag de uma resposta anterior: enquanto nada mudou, a resposta é 304, sem corpo',
    schema: { type: 'string' },
  },
  /** Headers of 200. */
  headers: ETAG,
  /** The answer 304. */
  notModified: { description: 'Nada mudou desde a resposta que If-None-Match indica', headers: ETAG },
} as const;
