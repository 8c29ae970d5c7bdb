import { useMutation, useQuery } from '@tanstack/react-query';
import { call, read, again } from '../../ground/api/client.js';
import { refused } from '../../ground/ui/toast.js';

export type PictureOwner = 'vehicle-types' | 'categories';

/** Pictures of a vehicle type or a category. */
export function usePictures(owner: PictureOwner, id: number) {
  const list = useQuery(read(`/api/admin/${owner}/{id}/pictures`, { id }));
  const settle = {
    onError: refused,
    onSettled: () => Promise.all([again(`/api/admin/${owner}`)]),
  };
  const add = useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) {
        const form = new FormData();
        form.set('picture', file);
        await call(`POST /api/admin/${owner}/{id}/pictures`, { id, form });
      }
    },
    ...settle,
  });
  const remove = useMutation({
    mutationFn: (pictureId: number) =>
      call(`DELETE /api/admin/${owner}/{id}/pictures/{pictureId}`, { id, pictureId }),
    ...settle,
  });
  return { list, add, remove };
}
