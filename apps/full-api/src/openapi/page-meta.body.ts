import type { Page } from '#domain';
import { Output } from './output.decorator.js';

/** `meta` of lists with `pagina` and `por_pagina`. */
export class PageMetaBody {
  @Output('integer', 'Página atual', { example: 1 }) pagina: number;
  @Output('integer', 'Registros por página', { example: 50 }) por_pagina: number;
  @Output('integer', 'Total de registros') total: number;
}

export function toPageMeta({ page, perPage, total }: Omit<Page<unknown>, 'items'>) {
  return { pagina: page, por_pagina: perPage, total };
}
