import { z } from 'zod';
import { latitudeAttribute, longitudeAttribute, textAttribute } from '../wire/field.schemas.js';

/** The place of a request's start; every member is optional. */
export const categoryList = z.object({
  lat: latitudeAttribute().optional(),
  lng: longitudeAttribute().optional(),
  endereco: textAttribute(300, 'Rua das Acácias, 100').optional(),
  bairro: textAttribute(100, 'Centro').optional(),
  cidade: textAttribute(100, 'Cidade').optional(),
  estado: textAttribute(40, 'SP').optional(),
});

export type CategoryPlace = z.output<typeof categoryList>;
