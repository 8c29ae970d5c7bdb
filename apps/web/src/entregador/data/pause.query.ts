import { answer, api } from './api.store.js';

/** The pause after an offer that was not answered. */
export const pauses = {
  end: () => answer(api.DELETE('/api/courier/pause')),
};
