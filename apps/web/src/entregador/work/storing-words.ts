import { words } from '../../ground/language.js';

export const storingWords = words(
  {
    notStored: 'O celular não conseguiu guardar: falta espaço. Apague fotos ou aplicativos e tente de novo.',
    photoUnread: 'O celular não conseguiu ler a foto. Tire outra.',
  },
  {
    notStored: 'The phone could not store it: there is no room. Delete photos or apps and try again.',
    photoUnread: 'The phone could not read the photo. Take another one.',
  },
);
