import { useEffect, useMemo, useRef, useState, type PointerEvent } from 'react';
import { Button } from '../../base/ui/button.js';
import { FileButton } from '../../base/ui/file-button.js';
import { Icon } from '../../base/ui/icon.js';
import { blobOf, smallPhoto } from '../data/photo.store.js';
import { Refused } from '../../base/ui/refused.js';
import { sheetWords as text, storingWords as storing } from '../words.js';
import { useAttempt } from '../../base/attempt.js';

interface PhotosProps {
  photos: readonly Blob[];
  change: (by: (before: readonly Blob[]) => readonly Blob[]) => void;
}

export function Photos({ photos, change }: PhotosProps) {
  /** Fails where the phone has too little memory, or does not know the photo's format. */
  const taking = useAttempt(async (file: File) => {
    const photo = await smallPhoto(file);
    change((before) => [...before, photo]);
  });
  return (
    <div className="row wrap">
      {photos.map((photo, index) => (
        <Photo
          key={index}
          photo={photo}
          remove={() => change((before) => before.filter((one) => one !== photo))}
        />
      ))}
      <FileButton
        className="way"
        accept="image/*"
        capture="environment"
        busy={taking.busy}
        choose={(file) => taking.run(file)}
      >
        <Icon name="plus" size={20} />
        {photos.length === 0 ? text.takePhoto : text.otherPhoto}
      </FileButton>
      <Refused of={taking.error !== null && storing.photoUnread} />
    </div>
  );
}

function Photo({ photo, remove }: { photo: Blob; remove: () => void }) {
  const url = useMemo(() => URL.createObjectURL(photo), [photo]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <span className="photo">
      <img src={url} alt={text.photoTaken} />
      <Button icon="close" bare onClick={remove}>
        {text.removePhoto}
      </Button>
    </span>
  );
}

const HEIGHT = 180;

interface SignatureProps {
  /** The signature that was drawn before the app was ended. */
  first: Blob | null;
  change: (signature: Blob | null) => void;
}

/** A signature drawn by finger; an empty drawing is not stored. */
export function Signature({ first, change }: SignatureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const before = useRef(first);
  const [written, setWritten] = useState(first !== null);
  const drawing = useRef(false);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    element.width = element.clientWidth * devicePixelRatio;
    element.height = HEIGHT * devicePixelRatio;
    clear(element);
    if (before.current) void redraw(element, before.current);
  }, []);
  const draw = (event: PointerEvent<HTMLCanvasElement>, begin: boolean) => {
    const context = event.currentTarget.getContext('2d');
    if (!context) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const [x, y] = [(event.clientX - left) * devicePixelRatio, (event.clientY - top) * devicePixelRatio];
    if (begin) {
      context.beginPath();
      context.moveTo(x, y);
    } else {
      context.lineTo(x, y);
      context.stroke();
    }
  };
  const lift = () => {
    if (!drawing.current || !canvas.current) return;
    drawing.current = false;
    setWritten(true);
    blobOf(canvas.current, 'image/png').then(change, () => change(null));
  };
  return (
    <div className="signature">
      <canvas
        ref={canvas}
        role="img"
        aria-label={text.signHere}
        style={{ height: HEIGHT }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drawing.current = true;
          draw(event, true);
        }}
        onPointerMove={(event) => {
          if (drawing.current) draw(event, false);
        }}
        onPointerUp={lift}
        onPointerCancel={lift}
      />
      {written ? (
        <Button
          kind="quiet"
          onClick={() => {
            if (canvas.current) clear(canvas.current);
            setWritten(false);
            change(null);
          }}
        >
          {text.clear}
        </Button>
      ) : (
        <p className="soft">{text.signHere}</p>
      )}
    </div>
  );
}

async function redraw(element: HTMLCanvasElement, drawn: Blob): Promise<void> {
  const picture = await createImageBitmap(drawn);
  element.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
}

/** White paper and black ink in both themes: the picture may be printed. */
function clear(element: HTMLCanvasElement): void {
  const context = element.getContext('2d');
  if (!context) return;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, element.width, element.height);
  context.lineWidth = 2.5 * devicePixelRatio;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = '#111';
}
