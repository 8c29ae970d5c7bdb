import type { PageRequest } from '#domain';
import { IntegerField, PageField } from './scalar-field.decorator.js';

const PER_PAGE = 50;
const MAX_PER_PAGE = 200;

/** Courier lists and wallet statements have this paging. */
export class PagingDto {
  @PageField({ label: 'A página', description: '1 quando omitida', example: 1 })
  pagina?: number;

  @IntegerField({
    label: 'O número de registros por página',
    description: '50 quando omitido',
    min: 1,
    max: MAX_PER_PAGE,
    example: 50,
  })
  por_pagina?: number;
}

export function toPageRequest({ pagina = 1, por_pagina = PER_PAGE }: PagingDto): PageRequest {
  return { page: pagina, perPage: por_pagina };
}
