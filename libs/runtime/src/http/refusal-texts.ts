import type { DomainErrorCode } from '#domain';

export interface RefusalText {
  readonly status: number;
  readonly detail: string;
}

/** The answers of one status to refusals of the core, by the texts of a catalogue. A code that the core does not have is refused. */
export function answersWith<Code extends DomainErrorCode>(
  status: number,
  texts: Readonly<Record<Code, string>>,
): Record<Code, RefusalText> {
  const answers = Object.entries<string>(texts).map(([code, detail]) => [code, { status, detail }]);
  return Object.fromEntries(answers) as Record<Code, RefusalText>;
}
