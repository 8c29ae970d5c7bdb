import { answer, api, sendAct } from './api.store.js';

export type Claim = Awaited<ReturnType<typeof read>>[number];

const read = async () => (await answer(api.GET('/api/courier/claims'))).items;

/** What shops and recipients say of the courier's deliveries, and what the courier answers. */
export const claims = {
  read,
  /** With a photo it is a form; the same text again changes nothing. @throws Problem */
  answer: async (id: number, text: string, photo: Blob | null): Promise<void> => {
    const form = new FormData();
    form.append('text', text);
    if (photo) form.append('photo', photo, 'foto.jpg');
    await sendAct('POST', `/api/courier/claims/${String(id)}/answer`, { body: form });
  },
};
