import type { PageRequest } from '#domain';
import { IntegerField, PageField } from './scalar-field.decorator.js';

/** Courier lists and wallet statements have this paging. */
export class PagingDto {
  @PageField({ label: 'A página', description: '1 quando omitida', example: 1 })
  pagina?: number;

  @IntegerField({
    label: 'O número de registros por página',
    description: '50 quando omitido',
    min: 1,
    max: 200,
    example: 50,
  })
  por_pagina?: number;
}

export function toPageRequest({ pagina = 1, por_pagina = 50 }: PagingDto): PageRequest {
  return { page: pagina, perPage: por_pagina };
}
