import { useRef } from 'react';
import { Button } from '../../ground/ui/button.js';
import { Unread } from '../../ground/ui/empty.js';
import { Grid } from '../../ground/ui/layout.js';
import { pictureSource } from '../../ground/picture-source.js';
import { usePictures, type PictureOwner } from './pictures.hook.js';
import { vehicleWords as text } from '../words.js';
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
