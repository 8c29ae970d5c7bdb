/** The key or token that a variable of the collection holds. */
export type CollectionKey =
  | { readonly kind: 'bearer'; readonly variable: string }
  | { readonly kind: 'header'; readonly header: string; readonly variable: string };

export interface CollectionItem {
  /** The operation in the document, below `basePath`: `GET /orders/{id}`. */
  readonly call: string;
  /** Default: the operation's summary. */
  readonly name?: string;
  /** Name of an example in the document. Default: the first. */
  readonly example?: string;
  /** Values of the path's parameters, of the query, and of members of the body (`endereco.cidade`, `paradas.0.id`). */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Variables set from the answer: `{ order_id: 'data.0.id' }`. */
  readonly keeps?: Readonly<Record<string, string>>;
  /** Expected statuses. Default: the document's success. */
  readonly answers?: readonly number[];
}

/** Items of a collection, in an order in which each has what it needs: ids come from answers of earlier items. */
export interface CollectionPlan {
  readonly name: string;
  /** Start of the document's paths, which becomes the end of `base_url`: `/api/v1`. */
  readonly basePath: string;
  readonly key: CollectionKey;
  /** Variables that a user fills in, each with what it is and where it is found. */
  readonly variables: Readonly<Record<string, string>>;
  readonly items: readonly CollectionItem[];
}

export interface DocumentedOperation {
  readonly summary?: string;
  readonly security?: readonly unknown[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, DocumentedMedia>> };
  readonly responses: Readonly<Record<string, unknown>>;
}

export interface DocumentedMedia {
  readonly schema?: { readonly properties?: Readonly<Record<string, { readonly format?: string }>> };
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

export interface CollectionSource {
  readonly servers?: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
