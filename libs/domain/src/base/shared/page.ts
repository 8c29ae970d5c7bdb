export interface Page<T> {
  readonly items: T[];
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
}

export interface PageRequest {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

export function offsetOf({ page, perPage }: PageRequest): number {
  return (page - 1) * perPage;
}
