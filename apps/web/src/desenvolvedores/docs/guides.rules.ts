import apps from './guides/aplicativos.pt.md?raw';
import changes from './guides/mudancas.pt.md?raw';
import orders from './guides/pedidos.pt.md?raw';
import sdks from './guides/sdks.pt.md?raw';
import { blocksOf, type Block } from './markdown.rules.js';
import type { Topic } from './topics.rules.js';

/** What is ours beyond the contracts, told once for all protocols; a build takes the files of its language. `{origin}` is this server. */
const GUIDES: Readonly<Partial<Record<Topic, string>>> = {
  ...{ sdks, pedidos: orders, aplicativos: apps, mudancas: changes },
};

export const guideOf = (topic: Topic): Block[] =>
  blocksOf((GUIDES[topic] ?? '').replaceAll('{origin}', location.origin));
