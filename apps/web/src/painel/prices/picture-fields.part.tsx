import { useRef } from 'react';
import { Button } from '../../ground/ui/button.js';
import { Unread } from '../../ground/ui/empty.js';
import { Grid } from '../../ground/ui/layout.js';
import { pictureSource } from '../../ground/picture-source.js';
import { vehicleWords as text } from '../words.js';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, read, again } from '../../ground/api/client.js';
import { refused } from '../../ground/ui/toast.js';
import '../../ground/ui/picture.css';

/** Pictures of a saved record, stored as soon as they are chosen. */
export function PictureFields({ owner, id }: { owner: PictureOwner; id: number | null }) {
  return (
    <section className="stack g8 ruled">
      <h3 className="caption">{text.pictures}</h3>
      {id === null ? <p className="soft">{text.saveFirst}</p> : <Pictures owner={owner} id={id} />}
    </section>
  );
}

function Pictures({ owner, id }: { owner: PictureOwner; id: number }) {
  const file = useRef<HTMLInputElement>(null);
  const { list, add, remove } = usePictures(owner, id);
  return (
    <>
      <p className="soft">{text.pictureHint}</p>
      {!list.isSuccess && <Unread of={list} lines={2} />}
      <Grid as="ul" least={110}>
        {list.data?.items.map((picture, at) => (
          <li key={picture.id} className="picture thumb">
            <img src={pictureSource(picture.url)} alt={text.picture(String(at + 1))} />
            <Button
              icon="trash"
              bare
              busy={remove.isPending && remove.variables === picture.id}
              onClick={() => remove.mutate(picture.id)}
            >
              {text.removePicture(at + 1)}
            </Button>
          </li>
        ))}
      </Grid>
      <input
        ref={file}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        hidden
        aria-label={text.addPicture}
        onChange={({ target }) => {
          add.mutate([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button icon="plus" className="start" busy={add.isPending} onClick={() => file.current?.click()}>
        {text.addPicture}
      </Button>
    </>
  );
}

type PictureOwner = 'vehicle-types' | 'categories';

/** Pictures of a vehicle type or a category. */
function usePictures(owner: PictureOwner, id: number) {
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
