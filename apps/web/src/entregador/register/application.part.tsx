import { useEffect } from 'react';
import { Problem } from '../../base/api/problem.js';
import { Button } from '../../base/ui/button.js';
import { FileButton } from '../../base/ui/file-button.js';
import { Icon } from '../../base/ui/icon.js';
import type { Answer } from '../../base/api/call.js';
import { call, type Company, isEnd, type Me } from '../data/api.store.js';
import { readSnapshot, saveSnapshot } from '../data/database.store.js';
import { logOut } from '../data/log-out.store.js';
import { network, onComeback, setReached } from '../data/network.store.js';
import { observable, useValue } from '../../base/observable.js';
import { smallPhoto } from '../data/photo.store.js';
import { isPassing } from '../data/queue.rules.js';
import { endIfOver } from '../data/session.store.js';
import { problemText } from '../../base/api/problem-words.js';
import { paperWords as text, registerWords } from '../words.js';
import { Notice } from '../../base/ui/notice.js';

type Documents = Answer<'/api/courier/documents'>;
type DocumentType = Documents['items'][number]['type'];

/** The documents that the server has, and those that it needs; null: not known yet. */
const documents = observable<Documents | null>(null);
const refusal = observable<unknown>(null);

type Photos = Partial<Record<DocumentType, Blob>>;
const KEY = 'documents';
const RETRY_MS = 5_000;
/** Photos of documents that wait to be sent. */
const photos = observable<Photos>({});
let sending = false;
let timer: ReturnType<typeof setTimeout> | undefined;

async function startDocuments(): Promise<void> {
  photos.set((await readSnapshot<Photos>(KEY)) ?? {});
  await readDocuments();
  void sendPhotos();
}

async function readDocuments(): Promise<void> {
  try {
    documents.set(await call('/api/courier/documents'));
    refusal.set(null);
  } catch (error) {
    await endIfOver(error).catch(refusal.set);
    documents.change((before) => before ?? { items: [], missing: [] });
  }
}

async function keepPhotos(next: Photos): Promise<void> {
  photos.set(next);
  await saveSnapshot(KEY, next);
}

async function addPhoto(type: DocumentType, photo: Blob): Promise<void> {
  await keepPhotos({ ...photos.get(), [type]: photo });
  refusal.set(null);
  void sendPhotos();
}

async function sendPhotos(): Promise<void> {
  if (sending) return;
  sending = true;
  clearTimeout(timer);
  try {
    for (const [type, photo] of Object.entries(photos.get()) as [DocumentType, Blob][])
      await sendPhoto(type, photo);
    await readDocuments();
  } catch (error) {
    if (isPassing(error)) {
      setReached(!(error instanceof Problem && error.status === 0));
      timer = setTimeout(() => void sendPhotos(), RETRY_MS);
    } else await endIfOver(error).catch(refusal.set);
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
    if (!isPassing(error) && !isEnd(error)) await drop(type);
    throw error;
  }
  await drop(type);
}

async function drop(type: DocumentType): Promise<void> {
  const { [type]: _sent, ...others } = photos.get();
  await keepPhotos(others);
}

onComeback(() => {
  if (Object.keys(photos.get()).length > 0) void sendPhotos();
});

interface ApplicationProps {
  me: Me;
  company: Company | null;
  look: () => void;
}

const TYPES: readonly DocumentType[] = ['identity', 'face', 'cnh', 'vehicle_registration', 'address_proof'];
const LOOK_MS = 20_000;

export function Application({ me, company, look }: ApplicationProps) {
  const papers = useValue(documents);
  const waiting = useValue(photos);
  const error = useValue(refusal);
  const { reached } = useValue(network);
  useEffect(() => {
    void startDocuments();
  }, []);
  useEffect(() => {
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [look]);
  const missing = papers?.missing.filter((type) => !waiting[type]) ?? [];
  const isSent = (type: DocumentType) => papers?.items.some((item) => item.type === type);
  const shown = TYPES.filter(
    (type) => papers && (papers.missing.includes(type) || isSent(type) || type === 'address_proof'),
  );
  return (
    <main className="enter">
      <div className="stack">
        <p className="soft">{company ? registerWords.at({ name: company.name, city: company.city }) : ''}</p>
        <h1>{missing.length > 0 ? text.photosTitle : text.waitTitle(me.name.split(' ')[0] ?? me.name)}</h1>
        <p>{missing.length > 0 ? text.photosLead(missing.length) : text.waitLead}</p>
        {!reached && <p className="notice amber">{text.noNetwork}</p>}
        {error !== null && <Notice tone="bad">{problemText(error)}</Notice>}
        <ul className="stack g8">
          {shown.map((type) => (
            <Paper
              key={type}
              type={type}
              state={waiting[type] ? 'waiting' : isSent(type) ? 'sent' : 'missing'}
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
      <FileButton
        className="way"
        accept="image/*"
        capture={type === 'face' ? 'user' : 'environment'}
        choose={(file) => void smallPhoto(file).then((photo) => addPhoto(type, photo))}
      >
        {state === 'missing' ? text.take : text.retake}
        <span className="sr"> {text.papers[type]}</span>
      </FileButton>
    </li>
  );
}
