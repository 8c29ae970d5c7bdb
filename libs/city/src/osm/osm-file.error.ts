/**
 * - foreign: no OpenStreetMap data, or an encoding that is not read;
 * - truncated: the file ends before its data does;
 * - broken: its data contradict its format;
 * - empty: there is nothing in it, or nothing within the bounds.
 */
export type OsmFileFault = 'foreign' | 'truncated' | 'broken' | 'empty';

/** The file cannot be read; the message says in one sentence why and what to do. */
export class OsmFileError extends Error {
  override readonly name = 'OsmFileError';

  constructor(
    readonly fault: OsmFileFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const truncatedOsmFile = (cause?: unknown) =>
  new OsmFileError('truncated', 'The file ends too early: download it again.', { cause });

export const brokenOsmFile = (what: string, cause?: unknown) =>
  new OsmFileError('broken', `The file is broken: ${what}. Download it again.`, { cause });
