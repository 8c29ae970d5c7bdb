/** A refusal of the server. `instanceof` one of the classes below tells which kind. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    /** The reason in the protocol's terms: `type` of the merchant API, the code of Model M; null: none. */
    readonly code: string | number | null,
    message: string,
    /** Messages by field, where fields are at fault. */
    readonly fields: Readonly<Record<string, readonly string[]>>,
    /** The answer's body as it came. */
    readonly body: unknown,
    /** Names the request in the server's log. */
    readonly requestId: string | null,
  ) {
    super(message);
    this.name = new.target.name;
  }
}

/** 401, 403: the credential is wrong, or not for this. */
export class AuthenticationError extends ApiError {}
/** 404. */
export class NotFoundError extends ApiError {}
/** 409: another state, or another request, was first. */
export class ConflictError extends ApiError {}
/** 400, 422: what was sent is refused. */
export class ValidationError extends ApiError {}
/** 429, after the last retry. */
export class RateLimitError extends ApiError {}
/** 5xx, after the last retry. */
export class ServerError extends ApiError {}

/** There was no answer at all, after the last retry; `cause` says why. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

type Json = Readonly<Record<string, unknown>>;

const BY_STATUS: Readonly<Record<number, typeof ApiError>> = {
  400: ValidationError,
  401: AuthenticationError,
  403: AuthenticationError,
  404: NotFoundError,
  409: ConflictError,
  422: ValidationError,
  429: RateLimitError,
};

/** In the form of any of the protocols. */
export async function errorOf(response: Response): Promise<ApiError> {
  const body = await bodyOf(response);
  const { code, message, fields } = reasonOf((typeof body === 'object' && body !== null ? body : {}) as Json);
  const { status, headers } = response;
  const kind = BY_STATUS[status] ?? (status >= 500 ? ServerError : ApiError);
  return new kind(
    status,
    code,
    message ?? `HTTP ${String(status)}`,
    fields,
    body,
    headers.get('x-request-id'),
  );
}

function reasonOf(said: Json) {
  const [first] = Array.isArray(said['errors']) ? (said['errors'] as Json[]) : [];
  const texts = [said['mensagem'], first?.['message'], said['detail'], said['message'], said['error']];
  const codes = [first?.['code'], said['type'], said['code']];
  return {
    message: texts.find((one) => typeof one === 'string'),
    code: codes.find((one) => typeof one === 'string' || typeof one === 'number') ?? null,
    fields: first ? {} : ((said['errors'] ?? {}) as Record<string, string[]>),
  };
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
