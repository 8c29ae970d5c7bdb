import { words } from '../../ground/language.js';

/** Texts of the forms of couriers and merchants. */
export const recordFormWords = words(
  {
    needed: 'Preencha este campo.',
    shortPassword: (least: number) => `Pelo menos ${least} caracteres.`,
    checkFields: 'Confira os campos marcados.',
  },
  {
    needed: 'Fill in this field.',
    shortPassword: (least) => `At least ${least} characters.`,
    checkFields: 'Check the marked fields.',
  },
);
