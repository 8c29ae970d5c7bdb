import { sendAct, call } from './api.store.js';

export type Contest = Awaited<ReturnType<typeof read>>[number];
export type ContestAbout = Contest['about'];

const read = async () => (await call('/api/courier/contests')).items;

/** What the courier does not agree with, and what the company answered. */
export const contests = {
  read,
  /** With a photo it is a form. @throws Problem */
  open: async (about: ContestAbout, subjectId: number, text: string, photo: Blob | null): Promise<void> => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ about, subjectId: String(subjectId), text }))
      form.append(name, value);
    if (photo) form.append('photo', photo, 'foto.jpg');
    await sendAct('POST', '/api/courier/contests', { body: form });
  },
};
