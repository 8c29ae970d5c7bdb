import { boardWords, statusWords } from '../words.js';
import type { BoardOrder } from './board.rules.js';

/** The state of an order in words: a search that ended is none. */
export function stateOf({ status, nobodyTook = false }: Pick<BoardOrder, 'status' | 'nobodyTook'>): string {
  return nobodyTook ? boardWords.nobodyTook : statusWords[status];
}
