interface Described {
  readonly description?: string;
}

type Operations = Readonly<Record<string, { readonly responses?: Readonly<Record<string, Described>> }>>;

export interface PublishedDocument {
  readonly paths: Readonly<Record<string, Operations>>;
}

export interface ErrorLine {
  readonly operation: string;
  readonly status: string;
  readonly meaning: string;
}

const VERBS = ['get', 'post', 'put', 'patch', 'delete'];

/** What the operations of a document may refuse; `common`: what each of them may. */
export function errorsOf({ paths }: PublishedDocument): { common: ErrorLine[]; own: ErrorLine[] } {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    VERBS.flatMap((verb) => {
      const responses = methods[verb]?.responses;
      return responses ? [{ operation: `${verb.toUpperCase()} ${path}`, responses }] : [];
    }),
  );
  const all = operations.flatMap(({ operation, responses }) =>
    Object.entries(responses)
      .filter(([status]) => /^[45]/.test(status))
      .map(([status, { description = '' }]) => ({ operation, status, meaning: description })),
  );
  const times = new Map<string, number>();
  const key = ({ status, meaning }: ErrorLine) => `${status} ${meaning}`;
  for (const line of all) times.set(key(line), (times.get(key(line)) ?? 0) + 1);
  const isCommon = (line: ErrorLine) => (times.get(key(line)) ?? 0) > operations.length / 2;
  const common = new Map(all.filter(isCommon).map((line) => [key(line), line]));
  return {
    common: [...common.values()].sort((a, b) => a.status.localeCompare(b.status)),
    own: all.filter((line) => !isCommon(line)),
  };
}
