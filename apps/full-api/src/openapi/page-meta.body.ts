import type { Page } from '#domain';
import { Shown } from './shown.js';

/** `meta` of the lists that are paginated with `pagina` and `por_pagina`. */
export class PageMetaBody {
  @Shown('integer', 'Página atual', { example: 1 }) pagina: number;
  @Shown('integer', 'Registros por página', { example: 50 }) por_pagina: number;
  @Shown('integer', 'Total de registros') total: number;
}

export function toPageMeta({ page, perPage, total }: Omit<Page<unknown>, 'items'>) {
  return { pagina: page, por_pagina: perPage, total };
}
