import { useEffect } from 'react';
import { Problem } from '../../base/api/problem.js';
import { Button } from '../../base/ui/button.js';
import { Icon } from '../../base/ui/icon.js';
import { call, type Company, type CourierDocument, isEnd, type Me } from '../data/api.store.js';
import { readSnapshot, saveSnapshot } from '../data/database.store.js';
import { logOut } from '../data/log-out.store.js';
import { network, onComeback, setReached } from '../data/network.store.js';
import { observable, useValue } from '../../base/observable.js';
import { smallPhoto } from '../data/photo.store.js';
import { isPassing } from '../data/queue.rules.js';
import { endSession } from '../data/session.store.js';
import { problemText } from '../../base/api/problem-words.js';
import { paperWords as text, registerWords } from '../words.js';

type DocumentType = CourierDocument['type'];

interface Documents {
  readonly sent: readonly DocumentType[];
  readonly missing: readonly DocumentType[];
  /** Types of documents whose photo is taken and not sent yet. */
  readonly waiting: readonly DocumentType[];
  readonly error: unknown;
}

/** Photos of documents: taken once, sent as soon as the network allows. */
const documents = observable<Documents | null>(null);

type Photos = Partial<Record<DocumentType, Blob>>;
const KEY = 'documents';
const RETRY_MS = 5_000;
let photos: Photos = {};
let sending = false;
let timer: ReturnType<typeof setTimeout> | undefined;

async function startDocuments(): Promise<void> {
  photos = (await readSnapshot<Photos>(KEY)) ?? {};
  await readDocuments();
  void sendPhotos();
}

async function readDocuments(): Promise<void> {
  try {
    const { items, missing } = await call('/api/courier/documents');
    show({ sent: items.map(({ type }) => type), missing, error: null });
  } catch (error) {
    if (isEnd(error)) await endSession(error);
    else show({ error });
  }
}

function show(change: Partial<Documents>): void {
  documents.change((before) => ({
    sent: [],
    missing: [],
    error: null,
    ...before,
    ...change,
    waiting: Object.keys(photos) as DocumentType[],
  }));
}

async function addPhoto(type: DocumentType, photo: Blob): Promise<void> {
  photos = { ...photos, [type]: photo };
  await saveSnapshot(KEY, photos);
  show({ error: null });
  void sendPhotos();
}

async function sendPhotos(): Promise<void> {
  if (sending) return;
  sending = true;
  clearTimeout(timer);
  try {
    for (const [type, photo] of Object.entries(photos) as [DocumentType, Blob][])
      await sendPhoto(type, photo);
    await readDocuments();
  } catch (error) {
    if (isEnd(error)) await endSession(error);
    else if (isPassing(error)) {
      setReached(!(error instanceof Problem && error.status === 0));
      timer = setTimeout(() => void sendPhotos(), RETRY_MS);
    } else show({ error });
  } finally {
    sending = false;
  }
}

async function sendPhoto(type: DocumentType, photo: Blob): Promise<void> {
  const form = new FormData();
  form.append('file', photo, `${type}.jpg`);
  try {
    await call('POST /api/courier/documents/{type}', { type, form });
  } catch (error) {
    if (isPassing(error) || isEnd(error)) throw error;
    await drop(type);
    throw error;
  }
  await drop(type);
}

async function drop(type: DocumentType): Promise<void> {
  const { [type]: _sent, ...others } = photos;
  photos = others;
  await saveSnapshot(KEY, photos);
  show({});
}

onComeback(() => {
  if (Object.keys(photos).length > 0) void sendPhotos();
});

interface ApplicationProps {
  me: Me;
  company: Company | null;
  /** Reads the state of the application again. */
  look: () => void;
}

const TYPES: readonly DocumentType[] = ['identity', 'face', 'cnh', 'vehicle_registration', 'address_proof'];
const LOOK_MS = 20_000;

/** State of the application, and the photos that are still missing. */
export function Application({ me, company, look }: ApplicationProps) {
  const papers = useValue(documents);
  const { reached } = useValue(network);
  useEffect(() => {
    void startDocuments();
  }, []);
  useEffect(() => {
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [look]);
  const missing = papers?.missing.filter((type) => !papers.waiting.includes(type)) ?? [];
  const shown = TYPES.filter(
    (type) =>
      papers && (papers.missing.includes(type) || papers.sent.includes(type) || type === 'address_proof'),
  );
  return (
    <main className="enter">
      <div className="stack">
        <p className="soft">{company ? registerWords.at({ name: company.name, city: company.city }) : ''}</p>
        <h1>{missing.length > 0 ? text.photosTitle : text.waitTitle(me.name.split(' ')[0] ?? me.name)}</h1>
        <p>{missing.length > 0 ? text.photosLead(missing.length) : text.waitLead}</p>
        {!reached && <p className="notice amber">{text.noNetwork}</p>}
        {papers && papers.error !== null && (
          <p className="notice bad" role="alert">
            <Icon name="alert" size={20} />
            {problemText(papers.error)}
          </p>
        )}
        <ul className="stack g8">
          {shown.map((type) => (
            <Paper
              key={type}
              type={type}
              state={
                papers?.waiting.includes(type) ? 'waiting' : papers?.sent.includes(type) ? 'sent' : 'missing'
              }
            />
          ))}
        </ul>
        <Button className="big" onClick={look}>
          {text.look}
        </Button>
        <Button kind="quiet" onClick={() => void logOut()}>
          {text.leave}
        </Button>
      </div>
    </main>
  );
}

function Paper({ type, state }: { type: DocumentType; state: 'waiting' | 'sent' | 'missing' }) {
  return (
    <li className={`row paper ${state}`}>
      <Icon name={state === 'sent' ? 'check' : state === 'waiting' ? 'clock' : 'plus'} size={20} />
      <span className="stack g2 grow">
        <strong>{text.papers[type]}</strong>
        <span className="soft">{text.paperState[state]}</span>
      </span>
      <label className="button way">
        {state === 'missing' ? text.take : text.retake}
        <span className="sr"> {text.papers[type]}</span>
        <input
          type="file"
          accept="image/*"
          capture={type === 'face' ? 'user' : 'environment'}
          className="sr"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void smallPhoto(file).then((photo) => addPhoto(type, photo));
            target.value = '';
          }}
        />
      </label>
    </li>
  );
}
