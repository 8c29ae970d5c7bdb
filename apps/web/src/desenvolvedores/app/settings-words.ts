import { words } from '../../ground/language.js';

export const settingsWords = words(
  {
    title: 'Dados do aplicativo',
    lead: 'O que a loja vê ao conectar. Descrição, site e logo são necessários para a revisão.',
    name: 'Nome do aplicativo',
    description: 'Descrição',
    descriptionHint: 'O que faz e para quem, em poucas frases.',
    website: 'Site',
    logo: 'Logo',
    logoHint: 'JPEG, PNG ou WebP, quadrado fica melhor.',
    toReview: 'Ir para a revisão',
  },
  {
    title: 'About the app',
    lead: 'What merchants see when they connect. Description, website and logo are needed for the review.',
    name: 'Name of the app',
    description: 'Description',
    descriptionHint: 'What it does and for whom, in a few sentences.',
    website: 'Website',
    logo: 'Logo',
    logoHint: 'JPEG, PNG or WebP; square looks best.',
    toReview: 'Go to the review',
  },
);
