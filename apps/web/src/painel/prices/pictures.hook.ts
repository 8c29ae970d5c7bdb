import { useMutation, useQuery } from '@tanstack/react-query';
import { answer, api, cache } from '../../ground/api/client.js';
import { refused } from '../../ground/ui/toast.js';

export type PictureOwner = 'vehicle-types' | 'categories';

const keyOf = (owner: PictureOwner, id: number) => ['pictures', owner, id];

/** Pictures of a vehicle type or a category. */
export function usePictures(owner: PictureOwner, id: number) {
  const params = { path: { id } };
  const list = useQuery({
    queryKey: keyOf(owner, id),
    queryFn: () => answer(api.GET(`/api/admin/${owner}/{id}/pictures`, { params })),
  });
  const settle = {
    onError: refused,
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: keyOf(owner, id) }),
        cache.invalidateQueries({ queryKey: [owner] }),
      ]),
  };
  const add = useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) {
        const form = new FormData();
        form.set('picture', file);
        await api.POST(`/api/admin/${owner}/{id}/pictures`, { params, body: form as never });
      }
    },
    ...settle,
  });
  const remove = useMutation({
    mutationFn: (pictureId: number) =>
      api.DELETE(`/api/admin/${owner}/{id}/pictures/{pictureId}`, {
        params: { path: { id, pictureId } },
      }),
    ...settle,
  });
  return { list, add, remove };
}
