import { useRef } from 'react';
import { useWords } from '../../ground/language.js';
import { Button } from '../../ground/ui/button.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { pictureSource } from '../../ground/picture-source.js';
import { usePictures, type PictureOwner } from './pictures.hook.js';
import { vehicleWords } from './vehicle-words.js';

/** Pictures of a saved record, stored as soon as they are chosen. */
export function PictureFields({ owner, id }: { owner: PictureOwner; id: number | null }) {
  const text = useWords(vehicleWords);
  return (
    <section className="pictures">
      <h3>{text.pictures}</h3>
      {id === null ? <p className="soft">{text.saveFirst}</p> : <Pictures owner={owner} id={id} />}
    </section>
  );
}

function Pictures({ owner, id }: { owner: PictureOwner; id: number }) {
  const text = useWords(vehicleWords);
  const file = useRef<HTMLInputElement>(null);
  const { list, add, remove } = usePictures(owner, id);
  return (
    <>
      <p className="soft">{text.pictureHint}</p>
      {list.isPending && <Loading lines={2} />}
      {list.error && <Failure error={list.error} again={list.refetch} />}
      <ul className="thumbs">
        {list.data?.items.map((picture, at) => (
          <li key={picture.id}>
            <img src={pictureSource(picture.url)} alt={text.picture(String(at + 1))} />
            <Button
              icon="trash"
              bare
              busy={remove.isPending && remove.variables === picture.id}
              onClick={() => {
                remove.mutate(picture.id);
              }}
            >
              {text.removePicture(at + 1)}
            </Button>
          </li>
        ))}
      </ul>
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
